/** Excel's theme. It may be missing altogether; then the pane goes by the system's. */

/** Whether a colour `#rrggbb` is nearer to black than to white. */
const isDark = (colour: string): boolean | null => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim());
  if (!match) return null;
  const [r = 0, g = 0, b = 0] = match.slice(1).map((hex) => Number.parseInt(hex, 16));
  return 0.299 * r + 0.587 * g + 0.114 * b < 128;
};

export function officeTheme(): 'light' | 'dark' | null {
  const theme = Office.context.officeTheme as Partial<Office.OfficeTheme> | undefined;
  if (!theme) return null;
  const dark = isDark(theme.bodyBackgroundColor ?? '') ?? theme.isDarkTheme ?? null;
  return dark === null ? null : dark ? 'dark' : 'light';
}

/** Calls back when Excel tells of another theme, and when the pane is returned to, as not every Excel tells. */
export function onThemeChanged(listener: () => void): void {
  window.addEventListener('focus', listener);
  const event = (Office.EventType as Partial<typeof Office.EventType> | undefined)?.OfficeThemeChanged;
  if (!event) return;
  try {
    Office.context.document.addHandlerAsync(event, listener, () => {});
  } catch {
    // An Excel without the event: the pane follows when it gets the focus.
  }
}
