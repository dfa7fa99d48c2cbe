/** The cell formats of a file (fonts, fills, borders, alignment, number formats) as the grid's styles. */
import {
  BooleanNumber,
  BorderStyleTypes,
  HorizontalAlign,
  VerticalAlign,
  WrapStrategy,
  type IBorderData,
  type IStyleData,
} from '@univerjs/core';
import { SSF } from '@e965/xlsx';
import { readColours, type Colour } from './colours';
import { attribute, elements, tags, type Package } from './package';

/** How a language shows dates whose format leaves it to the language. */
export interface DateFormats {
  readonly date: string;
  readonly dateTime: string;
  /** What stands for the `/` of a format. */
  readonly separator: string;
}

const BORDERS: Readonly<Record<string, BorderStyleTypes>> = {
  thin: BorderStyleTypes.THIN,
  hair: BorderStyleTypes.HAIR,
  dotted: BorderStyleTypes.DOTTED,
  dashed: BorderStyleTypes.DASHED,
  dashDot: BorderStyleTypes.DASH_DOT,
  dashDotDot: BorderStyleTypes.DASH_DOT_DOT,
  double: BorderStyleTypes.DOUBLE,
  medium: BorderStyleTypes.MEDIUM,
  mediumDashed: BorderStyleTypes.MEDIUM_DASHED,
  mediumDashDot: BorderStyleTypes.MEDIUM_DASH_DOT,
  mediumDashDotDot: BorderStyleTypes.MEDIUM_DASH_DOT_DOT,
  slantDashDot: BorderStyleTypes.SLANT_DASH_DOT,
  thick: BorderStyleTypes.THICK,
};
const SIDES = [
  ['l', ['left', 'start']],
  ['r', ['right', 'end']],
  ['t', ['top']],
  ['b', ['bottom']],
] as const;
const ACROSS: Readonly<Record<string, HorizontalAlign>> = {
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  centerContinuous: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
  justify: HorizontalAlign.JUSTIFIED,
  distributed: HorizontalAlign.DISTRIBUTED,
};
const DOWN: Readonly<Record<string, VerticalAlign>> = {
  top: VerticalAlign.TOP,
  center: VerticalAlign.MIDDLE,
  bottom: VerticalAlign.BOTTOM,
};
/** Pixels that one step of an indent takes. */
const INDENT = 9;

/** One style for each cell format of the file, in its order; cells point to them by number. */
export function readStyles(parts: Package, dates: DateFormats): IStyleData[] {
  const path = [...parts.targets(parts.workbook).values()].find((target) => /styles\.xml$/.test(target));
  const xml = parts.text(path ?? '');
  const colour = readColours(parts);
  const list = (whole: string, one: string): string[] => elements(elements(xml, whole)[0] ?? '', one);
  const fonts = list('fonts', 'font').map((font) => fontOf(font, colour));
  const fills = list('fills', 'fill').map((fill) => fillOf(fill, colour));
  const borders = list('borders', 'border').map((border) => bordersOf(border, colour));
  const formats = new Map<number, string>([
    ...Object.entries(SSF.get_table() as Record<string, string>).map(
      ([id, code]) => [Number(id), code] as const,
    ),
    [14, dates.date] as const,
    [22, dates.dateTime] as const,
    ...tags(elements(xml, 'numFmts')[0] ?? '', 'numFmt').map(
      (tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode')] as const,
    ),
  ]);
  return list('cellXfs', 'xf').map((xf) => {
    const [tag = ''] = tags(xf, 'xf');
    const number = (name: string): number => Number(attribute(tag, name));
    const pattern = formats.get(number('numFmtId'));
    const border = borders[number('borderId')];
    return {
      ...fonts[number('fontId')],
      ...fills[number('fillId')],
      ...(border && { bd: border }),
      ...(pattern && pattern !== 'General' && { n: { pattern: separated(pattern, dates) } }),
      ...alignmentOf(tags(xf, 'alignment')[0]),
    };
  });
}

const separated = (pattern: string, { separator }: DateFormats): string =>
  SSF.is_date(pattern)
    ? pattern.replace(/"[^"]*"|\[[^\]]*\]|\\.|\//g, (part) => (part === '/' ? separator : part))
    : pattern;

/** `<b/>` is on, `<b val="0"/>` is off. */
function isOn(xml: string, name: string): boolean {
  const [tag] = tags(xml, name);
  return tag !== undefined && !/^(0|false|none)$/.test(attribute(tag, 'val'));
}

function fontOf(xml: string, colour: Colour): IStyleData {
  const value = (name: string): string => attribute(tags(xml, name)[0] ?? '', 'val');
  const drawn = colour(tags(xml, 'color')[0]);
  return {
    ...(value('name') && { ff: value('name') }),
    ...(value('sz') && { fs: Number(value('sz')) }),
    ...(isOn(xml, 'b') && { bl: BooleanNumber.TRUE }),
    ...(isOn(xml, 'i') && { it: BooleanNumber.TRUE }),
    ...(isOn(xml, 'u') && { ul: { s: BooleanNumber.TRUE } }),
    ...(isOn(xml, 'strike') && { st: { s: BooleanNumber.TRUE } }),
    // Black is left to the grid, which makes it light in the dark theme.
    ...(drawn && drawn.toLowerCase() !== '#000000' && { cl: { rgb: drawn } }),
  };
}

function fillOf(xml: string, colour: Colour): IStyleData {
  const solid = attribute(tags(xml, 'patternFill')[0] ?? '', 'patternType') === 'solid';
  const drawn = solid ? colour(tags(xml, 'fgColor')[0]) : undefined;
  return drawn ? { bg: { rgb: drawn } } : {};
}

function bordersOf(xml: string, colour: Colour): IBorderData | undefined {
  const sides = SIDES.flatMap(([side, names]) =>
    names.flatMap((name) => {
      const [element = ''] = elements(xml, name);
      const style = BORDERS[attribute(tags(element, name)[0] ?? '', 'style')];
      if (!style) return [];
      return [[side, { s: style, cl: { rgb: colour(tags(element, 'color')[0]) ?? '#000000' } }]];
    }),
  );
  return sides.length > 0 ? (Object.fromEntries(sides) as IBorderData) : undefined;
}

function alignmentOf(tag: string | undefined): IStyleData {
  if (!tag) return {};
  const across = ACROSS[attribute(tag, 'horizontal')];
  const down = DOWN[attribute(tag, 'vertical')];
  const indent = Number(attribute(tag, 'indent'));
  const turned = Number(attribute(tag, 'textRotation'));
  return {
    ...(across && { ht: across }),
    ...(down && { vt: down }),
    ...(/^(1|true)$/.test(attribute(tag, 'wrapText')) && { tb: WrapStrategy.WRAP }),
    ...(indent > 0 && {
      pd: across === HorizontalAlign.RIGHT ? { r: indent * INDENT } : { l: indent * INDENT },
    }),
    // Up to 90 it turns upwards, from 91 downwards; 255 sets letter under letter.
    ...(turned === 255 && { tr: { a: 0, v: BooleanNumber.TRUE } }),
    ...(turned > 0 && turned <= 180 && { tr: { a: turned <= 90 ? -turned : turned - 90 } }),
  };
}
