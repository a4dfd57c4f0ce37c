type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Signs that have different places, some of them only with Shift: the sign itself counts. */
const SIGNS = ['?', '/', '+', '-', '.'];

/**
 * The key's name whatever the layout: digits and the backquote by their place, letters that are not
 * Latin by the place where the Latin ones are.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^Digit[0-4]$/.test(code)) return code.slice(5);
  if (code === 'Backquote') return '`';
  if (SIGNS.includes(key)) return key;
  if (/^Digit\d$/.test(code)) return code.slice(5);
  if (/^[a-z]$/i.test(key) || (key.length > 1 && key !== 'Dead')) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();
}

/** A press as the registry writes it, in lower case: `mod+shift+z`. Shift is part of a sign. */
export function chordOf(press: Press): string {
  const key = keyOf(press);
  const parts = [
    (press.ctrlKey || press.metaKey) && 'mod',
    press.altKey && 'alt',
    press.shiftKey && !SIGNS.includes(key) && 'shift',
    key,
  ];
  return parts.filter(Boolean).join('+');
}
