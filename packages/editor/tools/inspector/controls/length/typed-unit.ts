/** A length as typed or pasted; its unit is empty if it has none. */
export function typedLength(text: string): { readonly size: string; readonly unit: string } | null {
  const [, size, unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z%]*)\s*$/i.exec(text) ?? [];
  return size === undefined ? null : { size: size.replace(',', '.'), unit: unit.toLowerCase() };
}

/** A key that is part of a unit's name. */
export const isUnitKey = (key: string): boolean => /^[a-z%]$/i.test(key);
