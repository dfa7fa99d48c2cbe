import { JSDOM } from 'jsdom';

/**
 * What Excel asks of an add-in manifest, checked without a network. Each rule answers its complaints.
 * @typedef {{ document: Document, icon(url: string): { width: number, height: number } | null }} Manifest
 * @typedef {(manifest: Manifest) => string[]} Rule
 */

const ORDER = {
  OfficeApp:
    'Id AlternateId Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains Hosts Requirements DefaultSettings Permissions VersionOverrides',
  VersionOverrides: 'Description Requirements Hosts Resources',
  'Host Workbook': 'Runtimes AllFormFactors DesktopFormFactor MobileFormFactor',
  DesktopFormFactor: 'GetStarted FunctionFile ExtensionPoint',
  'ExtensionPoint CustomFunctions': 'Script Page Metadata Namespace',
  Group: 'Label Icon Control',
  Control: 'Label Supertip Icon Action',
  Supertip: 'Title Description',
  Resources: 'Images Urls ShortStrings LongStrings',
};
const ICONS = { IconUrl: 32, HighResolutionIconUrl: 64 };
const SETS = { SharedRuntime: '1.1', CustomFunctionsRuntime: '1.3', ExcelApi: '1.9' };
const LENGTHS = { ShortStrings: 125, LongStrings: 250 };

/** @param {Element} element */
const nameOf = (element) => element.localName;

/** @param {Document} document @param {string} name @returns {Element[]} */
const all = (document, name) =>
  [...document.getElementsByTagName('*')].filter((element) => nameOf(element) === name);

/** @param {Element} element */
const own = (element) => [...element.children];

/** An element's own value and its overrides'. @param {Element} element */
const valuesOf = (element) => [
  element.getAttribute('DefaultValue') ?? '',
  ...own(element).map((override) => override.getAttribute('Value') ?? ''),
];

/** @type {Rule} */
const elementOrder = ({ document }) =>
  Object.entries(ORDER).flatMap(([where, order]) => {
    const [name = '', type] = where.split(' ');
    const names = order.split(' ');
    return all(document, name)
      .filter((element) => !type || element.getAttribute('xsi:type') === type)
      .flatMap((element) => {
        const places = own(element).map((child) => names.indexOf(nameOf(child)));
        return own(element).flatMap((child, i) =>
          places[i] === -1
            ? [`<${nameOf(child)}> does not belong in <${name}>`]
            : i > 0 && (places[i] ?? 0) < (places[i - 1] ?? 0)
              ? [`<${nameOf(child)}> stands too late in <${name}>: the order is ${order}`]
              : [],
        );
      });
  });

/** @type {Rule} */
const resids = ({ document }) => {
  const [resources] = all(document, 'Resources');
  const defined = resources
    ? own(resources).flatMap((group) => own(group).map((item) => item.getAttribute('id') ?? ''))
    : [];
  const used = [...document.querySelectorAll('[resid]')].map(
    (element) => element.getAttribute('resid') ?? '',
  );
  return [
    ...used.filter((id) => !defined.includes(id)).map((id) => `resid ${id} is used but not defined`),
    ...defined.filter((id) => !used.includes(id)).map((id) => `resource ${id} is defined but not used`),
    ...defined.filter((id, i) => defined.indexOf(id) !== i).map((id) => `resource ${id} is defined twice`),
    ...defined.filter((id) => id.length > 32).map((id) => `resource id ${id} is longer than 32 characters`),
  ];
};

/** @type {Rule} */
const https = ({ document }) =>
  [...document.querySelectorAll('*')]
    .flatMap((element) => (/Url$|^Image$|^SourceLocation$/.test(nameOf(element)) ? valuesOf(element) : []))
    .filter((value) => value !== '' && !value.startsWith('https://'))
    .map((value) => `${value} is not https`);

/** @type {Rule} */
const lengths = ({ document }) => [
  ...Object.entries(LENGTHS).flatMap(([group, most]) =>
    all(document, group)
      .flatMap(own)
      .flatMap((item) => valuesOf(item).map((value) => ({ id: item.getAttribute('id'), value })))
      .filter(({ value }) => value.length > most || value === '')
      .map(({ id, value }) => `${id} has ${value.length} characters: 1 to ${most} are allowed in ${group}`),
  ),
  ...own(document.documentElement)
    .filter((element) => ['DisplayName', 'Description'].includes(nameOf(element)))
    .flatMap((element) => {
      const most = nameOf(element) === 'DisplayName' ? 125 : 250;
      return valuesOf(element)
        .filter((value) => value.length > most || value === '')
        .map((value) => `${nameOf(element)} has ${value.length} characters: 1 to ${most} are allowed`);
    }),
];

/** @type {Rule} */
const icons = ({ document, icon }) => {
  const images = all(document, 'Icon')
    .flatMap(own)
    .map((image) => ({
      size: Number(image.getAttribute('size')),
      url:
        all(document, 'Images')
          .flatMap(own)
          .find((item) => item.getAttribute('id') === image.getAttribute('resid'))
          ?.getAttribute('DefaultValue') ?? '',
    }));
  const top = own(document.documentElement).flatMap((element) => {
    const size = ICONS[/** @type {keyof typeof ICONS} */ (nameOf(element))];
    return size ? [{ size, url: element.getAttribute('DefaultValue') ?? '' }] : [];
  });
  const missing = all(document, 'Icon').flatMap((element) => {
    const sizes = own(element).map((image) => image.getAttribute('size'));
    return ['16', '32', '80']
      .filter((size) => !sizes.includes(size))
      .map((size) => `an <Icon> lacks size ${size}`);
  });
  return [
    ...missing,
    ...[...top, ...images].flatMap(({ size, url }) => {
      const found = icon(url);
      if (!found) return [`icon ${url} is missing or not a PNG`];
      return found.width === size && found.height === size
        ? []
        : [`icon ${url} is ${found.width} x ${found.height}, not ${size} x ${size}`];
    }),
  ];
};

/** @type {Rule} */
const requirementSets = ({ document }) =>
  Object.entries(SETS).flatMap(([name, version]) => {
    const set = all(document, 'Set').find((element) => element.getAttribute('Name') === name);
    return set?.getAttribute('MinVersion') === version
      ? []
      : [`requirement set ${name} ${version} is not asked for`];
  });

/** @type {Rule} */
const identity = ({ document }) => {
  const text = (/** @type {string} */ name) =>
    own(document.documentElement).find((element) => nameOf(element) === name)?.textContent ?? '';
  const namespaceId = all(document, 'Namespace')[0]?.getAttribute('resid');
  const namespace =
    [...document.querySelectorAll('[id]')]
      .find((item) => item.getAttribute('id') === namespaceId)
      ?.getAttribute('DefaultValue') ?? '';
  return [
    ...(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text('Id'))
      ? []
      : [`Id ${text('Id')} is not a GUID`]),
    ...(/^\d+\.\d+\.\d+\.\d+$/.test(text('Version'))
      ? []
      : [`Version ${text('Version')} is not of the form 1.2.3.4`]),
    ...(text('DefaultLocale') === 'da-DK' ? [] : ['DefaultLocale is not da-DK']),
    ...(/^[A-Z][A-Z0-9_.]*$/.test(namespace) ? [] : [`namespace "${namespace}" is not capitals and digits`]),
  ];
};

/** One page for pane, functions and ribbon, alive as long as the workbook. @type {Rule} */
const sharedRuntime = ({ document }) => {
  const runtime = all(document, 'Runtime')[0];
  const page = runtime?.getAttribute('resid');
  const others = [
    ...all(document, 'FunctionFile'),
    ...all(document, 'Page').flatMap(own),
    ...all(document, 'Action').flatMap(own),
  ].filter((element) => element.getAttribute('resid') !== page);
  return [
    ...(runtime?.getAttribute('lifetime') === 'long' ? [] : ['<Runtime> must have lifetime="long"']),
    ...others.map((element) => `<${nameOf(element)}> must have the runtime's resid ${page}`),
    ...all(document, 'TaskpaneId').map(() => '<TaskpaneId> would open a second pane'),
  ];
};

/** @type {Readonly<Record<string, Rule>>} */
export const rules = {
  elementOrder,
  resids,
  https,
  lengths,
  icons,
  requirementSets,
  identity,
  sharedRuntime,
};

/**
 * All complaints about a manifest.
 * @param {string} xml
 * @param {Manifest['icon']} icon the size of the PNG that an address stands for
 * @returns {string[]}
 */
export function complaints(xml, icon) {
  const { window } = new JSDOM();
  const document = new window.DOMParser().parseFromString(xml, 'text/xml');
  const broken = document.querySelector('parsererror');
  if (broken) return [`not well-formed: ${broken.textContent}`];
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule({ document, icon }).map((text) => `${name}: ${text}`),
  );
}

/**
 * Width and height of a PNG, or null.
 * @param {Uint8Array} bytes
 */
export function pngSize(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
