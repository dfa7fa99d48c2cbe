import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { development, production } from '../../scripts/manifest/editions.mjs';
import { complaints, pngSize } from '../../scripts/manifest/rules.mjs';

const manifest = readFileSync('manifest.xml', 'utf8');
const icon = (url: string) => pngSize(readFileSync(url.replace('https://localhost:3000/', '')));
const check = (xml: string) => complaints(xml, icon);

/** The manifest with one thing broken; fails where there was nothing to break. */
function broken(what: string | RegExp, by: string): string {
  const xml = manifest.replace(what, by);
  expect(xml).not.toBe(manifest);
  return xml;
}

describe('the manifest', () => {
  it('has nothing to complain about, in either edition', () => {
    expect(check(production.write(manifest))).toEqual([]);
    expect(check(development.write(manifest))).toEqual([]);
  });

  it('of the development edition has its own id, name and namespace', () => {
    const dev = development.write(manifest);
    const id = (xml: string) => /<Id>(.*)<\/Id>/.exec(xml)?.[1];
    expect(id(dev)).not.toBe(id(manifest));
    expect(dev).toContain('DefaultValue="DBF-turneringer (udvikling)"');
    expect(dev).toContain('id="Namespace" DefaultValue="DBFDEV"');
    expect(dev).not.toContain('DefaultValue="DBF"');
  });
});

describe('a broken manifest is caught', () => {
  const cases: [string, string | RegExp, string, RegExp][] = [
    [
      'element order',
      /(<Hosts>\s*<Host Name="Workbook"\/>\s*<\/Hosts>)(\s*)(<Requirements>[\s\S]*?<\/Requirements>)/,
      '$3$2$1',
      /^elementOrder: <Hosts> stands too late/,
    ],
    [
      'a foreign element',
      '<Permissions>',
      '<Nonsense/><Permissions>',
      /^elementOrder: <Nonsense> does not belong/,
    ],
    [
      'a resid that is not defined',
      'resid="Group.Label"',
      'resid="Missing"',
      /^resids: resid Missing is used but not defined/,
    ],
    [
      'a resource that nobody uses',
      'resid="Group.Label"',
      'resid="Button.Label"',
      /^resids: resource Group.Label is defined but not used/,
    ],
    ['plain http', 'https://localhost:3000/taskpane.html', 'http://localhost:3000/taskpane.html', /^https: /],
    [
      'http in an override',
      'Value="https://localhost:3000/functions.en.json"',
      'Value="http://localhost:3000/functions.en.json"',
      /^https: /,
    ],
    [
      'a short string of 126',
      'DefaultValue="Bridge"',
      `DefaultValue="${'x'.repeat(126)}"`,
      /^lengths: Group.Label has 126 characters/,
    ],
    [
      'a long string of 251 in an override',
      'Value="Press DBF check',
      `Value="${'x'.repeat(251)}" x="`,
      /^lengths: GetStarted.Description has 251 characters/,
    ],
    [
      'an icon of the wrong size',
      'id="Icon.16" DefaultValue="https://localhost:3000/assets/icon-16.png"',
      'id="Icon.16" DefaultValue="https://localhost:3000/assets/icon-32.png"',
      /^icons: .* is 32 x 32, not 16 x 16/,
    ],
    ['an icon size left out', '<bt:Image size="80" resid="Icon.80"/>', '', /^icons: an <Icon> lacks size 80/],
    [
      'a requirement set left out',
      '<Set Name="SharedRuntime" MinVersion="1.1"/>',
      '',
      /^requirementSets: requirement set SharedRuntime 1.1/,
    ],
    [
      'a lower requirement',
      'Name="ExcelApi" MinVersion="1.9"',
      'Name="ExcelApi" MinVersion="1.8"',
      /^requirementSets: requirement set ExcelApi 1.9/,
    ],
    ['an id that is no GUID', /<Id>.*<\/Id>/, '<Id>dbf</Id>', /^identity: Id dbf is not a GUID/],
    [
      'a namespace in small letters',
      'id="Namespace" DefaultValue="DBF"',
      'id="Namespace" DefaultValue="dbf"',
      /^identity: namespace/,
    ],
    ['a runtime that ends with the pane', 'lifetime="long"', 'lifetime="short"', /^sharedRuntime: <Runtime>/],
    [
      'another page for the functions',
      '<FunctionFile resid="Page.Url"/>',
      '<FunctionFile resid="Script.Url"/>',
      /^sharedRuntime: <FunctionFile>/,
    ],
    [
      'a second pane',
      '<SourceLocation resid="Page.Url"/>\n                  </Action>',
      '<TaskpaneId>A</TaskpaneId><SourceLocation resid="Page.Url"/>\n                  </Action>',
      /^sharedRuntime: <TaskpaneId>/,
    ],
    ['XML that is not well-formed', '</Hosts>', '', /^not well-formed/],
  ];
  it.each(cases)('%s', (_name, what, by, complaint) => {
    expect(check(broken(what, by))).toContainEqual(expect.stringMatching(complaint));
  });
});
