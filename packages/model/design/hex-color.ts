/** The color that a text stands for, as `#rrggbb` or `#rrggbbaa`. Null for anything else. */
export function hexColor(text: string, { hasAlpha = false } = {}): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (!/^[\da-f]+$/.test(digits)) return null;
  if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return digits.length === 6 || (hasAlpha && digits.length === 8) ? `#${digits}` : null;
}
