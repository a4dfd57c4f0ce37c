import { MAX_SPACING } from '@plinth/model';

const TYPED = /^(\d{1,4}(?:[.,]\d+)?)\s*(px|rem)?$/i;
const PX_PER_REM = 16;

/** The px of a typed size such as `60`, `60 px`, or `1.5rem`; null if it is none. */
export function typedSize(text: string): number | null {
  const [, number, unit] = TYPED.exec(text.trim()) ?? [];
  if (number === undefined) return null;
  const scale = unit?.toLowerCase() === 'rem' ? PX_PER_REM : 1;
  return Math.min(MAX_SPACING, Math.round(Number(number.replace(',', '.')) * scale));
}
