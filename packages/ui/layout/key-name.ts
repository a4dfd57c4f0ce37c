const isApple = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** `Mod+Shift+Z` as the person's keyboard names it: `⌘⇧Z` on Apple machines, else `Ctrl+Shift+Z`. */
export const keyName = (combination: string, apple: boolean = isApple()): string => {
  if (!apple) return combination.replace('Mod', 'Ctrl');
  return combination
    .replace('Mod', '⌘')
    .replace('Shift', '⇧')
    .replace('Alt', '⌥')
    .replaceAll('+', '');
};
