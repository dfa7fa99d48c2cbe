/** Colours of a file: written out, from the palette of old files, or from its theme with a tint. */
import { attribute, elements, tags, type Package } from './package';

/** The numbered colours 8-63; 0-7 are the first eight over again. */
const PALETTE = (
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 ' +
  'C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF ' +
  '800080 800000 008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC ' +
  '99CC00 FFCC00 FF9900 FF6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'
).split(' ');

/** The theme's colours in the order in which cells number them: light before dark. */
const THEME = ['lt1', 'dk1', 'lt2', 'dk2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

/** The colour of a `<color>`, `<fgColor>` and the like as `#RRGGBB`; undefined is the system's own. */
export type Colour = (tag: string | undefined) => string | undefined;

export function readColours(parts: Package): Colour {
  const path = [...parts.targets(parts.workbook).values()].find((target) => /\/theme\//.test(target)) ?? '';
  const theme = THEME.map((name) => {
    const [element = ''] = elements(parts.text(path), name);
    const [system] = tags(element, 'sysClr');
    return system ? attribute(system, 'lastClr') : attribute(tags(element, 'srgbClr')[0] ?? '', 'val');
  });
  return (tag) => {
    if (!tag) return undefined;
    const [rgb, indexed, number] = ['rgb', 'indexed', 'theme'].map((name) => attribute(tag, name));
    if (rgb) return `#${rgb.slice(-6)}`;
    if (indexed) return hash(PALETTE[+indexed < 8 ? +indexed : +indexed - 8]);
    return number ? hash(theme[+number], Number(attribute(tag, 'tint'))) : undefined;
  };
}

/** A tint moves the lightness towards white, or, below zero, towards black; so each part of the colour. */
function hash(colour: string | undefined, tint = 0): string | undefined {
  if (!colour) return undefined;
  const part = (start: number): string => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    const tinted = tint < 0 ? value * (1 + tint) : value + (255 - value) * tint;
    return Math.round(tinted).toString(16).padStart(2, '0');
  };
  return `#${part(0)}${part(2)}${part(4)}`;
}
