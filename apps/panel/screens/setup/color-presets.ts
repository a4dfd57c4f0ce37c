/** Main colors that suit every starter: dark enough for white text, apart from each other. */
export const PRESETS = [
  { name: 'forest', color: '#2c6b4a' },
  { name: 'cobalt', color: '#2743c4' },
  { name: 'plum', color: '#6b2d8b' },
  { name: 'rose', color: '#b0305c' },
  { name: 'burgundy', color: '#8f1d32' },
  { name: 'terracotta', color: '#a13f1c' },
  { name: 'olive', color: '#55642a' },
  { name: 'slate', color: '#3c4f66' },
] as const;
