export const isApple = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

/**
 * Formats `Mod+Shift+Z` for the user's platform: `⌘⇧Z` on Apple devices, otherwise `Ctrl+Shift+Z`.
 */
export const shortcutLabel = (combination: string, apple: boolean = isApple()): string => {
  if (!apple) return combination.replace('Mod', 'Ctrl');
  return combination
    .replace('Mod', '⌘')
    .replace('Shift', '⇧')
    .replace('Alt', '⌥')
    .replaceAll('+', '');
};
