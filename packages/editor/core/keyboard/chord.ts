export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Symbols whose position depends on the layout, so they are matched by character. */
const SYMBOLS = ['?', '/', '+', '-', '.'];

/**
 * A layout-independent key name: digits, the backquote, and non-Latin letters are matched by physical
 * position.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^Digit[0-4]$/.test(code)) return code.slice(5);
  if (code === 'Backquote') return '`';
  if (SYMBOLS.includes(key)) return key;
  if (/^Digit\d$/.test(code)) return code.slice(5);
  if (/^[a-z]$/i.test(key) || (key.length > 1 && key !== 'Dead')) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();
}

/** A key press in the registry's notation, in lower case: `mod+shift+z`. Symbols already imply Shift. */
export function chordOf(press: Press): string {
  const key = keyOf(press);
  const parts = [
    (press.ctrlKey || press.metaKey) && 'mod',
    press.altKey && 'alt',
    press.shiftKey && !SYMBOLS.includes(key) && 'shift',
    key,
  ];
  return parts.filter(Boolean).join('+');
}
