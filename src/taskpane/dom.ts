/** Elements without markup: text that comes from a workbook can only become text. */

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Child = Node | string | null | false | undefined;

/** An element with attributes (`true` sets it empty; false, null and undefined leave it out) and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

export function button(
  label: string,
  onClick: () => void,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, ...(children.length ? children : [label]));
  if (children.length) {
    element.setAttribute('aria-label', label);
    element.title = label;
  }
  element.addEventListener('click', onClick);
  return element;
}

/** A select with a visible label above it. */
export function choice(
  label: string,
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string,
  attributes: Attributes = {},
): { field: HTMLLabelElement; select: HTMLSelectElement } {
  const select = h(
    'select',
    attributes,
    ...options.map(({ value, label }) => h('option', { value, selected: value === chosen }, label)),
  );
  return { field: h('label', { class: 'field' }, h('span', {}, label), select), select };
}

/**
 * Draws a part of the page anew: what is unfolded in it stays so, and the focus returns to what stands where it was.
 * Each such element is known by its `data-keep`.
 */
export function redraw(part: HTMLElement, draw: () => void): void {
  const kept = (selector: string): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(selector)];
  const unfolded = new Set(kept('details[data-keep][open]').map(({ dataset }) => dataset.keep));
  const focused = document.activeElement;
  const had = focused instanceof HTMLElement && part.contains(focused);
  const place = had ? focused.closest<HTMLElement>('[data-keep]')?.dataset.keep : undefined;
  draw();
  for (const one of kept('details[data-keep]'))
    if (unfolded.has(one.dataset.keep)) one.setAttribute('open', '');
  if (!had) return;
  const now = kept('[data-keep]').find(({ dataset }) => dataset.keep === place);
  const next = focused.isConnected ? focused : (now?.querySelector<HTMLElement>(':scope > summary') ?? now);
  next?.focus({ preventScroll: true });
}

const SVG = 'http://www.w3.org/2000/svg';

/** Shapes on a 16 by 16 field; each severity has its own outline, so colour is never alone in telling. */
const shapes = {
  error:
    'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm3 4.9L10.1 5 8 7.1 5.9 5 5 5.9 7.1 8 5 10.1l.9.9L8 8.9l2.1 2.1.9-.9L8.9 8 11 5.9Z',
  warning: 'M8 1.2 15.4 14.5H.6L8 1.2Zm-.7 4.6v4.6h1.4V5.8H7.3Zm0 5.7V13h1.4v-1.5H7.3Z',
  info: 'M2.5 1.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm4.8 2.3v1.5h1.4V3.8H7.3Zm0 3v5.4h1.4V6.8H7.3Z',
  up: 'M8 4.3 13.2 9.5l-1 1L8 6.4l-4.2 4.1-1-1L8 4.3Z',
  down: 'M8 11.7 2.8 6.5l1-1L8 9.6l4.2-4.1 1 1L8 11.7Z',
  close: 'm8 7 3.8-3.8 1 1L9 8l3.8 3.8-1 1L8 9l-3.8 3.8-1-1L7 8 3.2 4.2l1-1L8 7Z',
} as const;

/** A decorative picture; what it means stands in words beside it. */
export function icon(shape: keyof typeof shapes): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', `icon ${shape}`);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shapes[shape]);
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
}
