/**
 * manifest.xml is the production edition at https://localhost:3000/. An edition puts its own address, and the
 * development edition its own id, name and namespace, so that both can be installed side by side.
 * @typedef {{ write(manifest: string): string }} Edition
 */

const HOME = 'https://localhost:3000/';

/** Where the add-in's files will stand, with a slash at the end. */
export function addinUrl(url = process.env.ADDIN_URL || HOME) {
  const { href, protocol } = new URL(url.endsWith('/') ? url : `${url}/`);
  if (protocol !== 'https:') throw new Error(`ADDIN_URL must start with https://, not ${protocol}//`);
  return href;
}

/** @param {string} manifest */
const atAddress = (manifest) => manifest.replaceAll(HOME, addinUrl());

/** @type {Edition} */
export const production = { write: atAddress };

/** @type {Edition} */
export const development = {
  write: (manifest) =>
    atAddress(manifest)
      .replace(
        '<Id>d0bfb6a1-6a0e-4f3a-9d4e-3f1b5b0e7c21</Id>',
        '<Id>7c1f9a52-9b7e-4a55-8f0f-2d7a1c3e4b90</Id>',
      )
      .replaceAll('DefaultValue="DBF-turneringer"', 'DefaultValue="DBF-turneringer (udvikling)"')
      .replaceAll('DefaultValue="DBF"', 'DefaultValue="DBFDEV"'),
};

/** @param {string | undefined} edition */
export const manifestFor = (edition) => (edition === 'dev' ? development : production);
