import { ICON_LINES } from './kit/icons/icon-set.gen.ts';

/** An icon that sites can have, with the words that it is found by. */
export type SetIcon = { readonly name: string; readonly words: string; readonly path: string };

function iconAt(line: string): SetIcon {
  const [name = '', words = '', path = ''] = line.split('|');
  return { name, words, path };
}

/** One icon, without reading all of them. */
export function findIcon(name: string): SetIcon | null {
  const line = ICON_LINES.find((each) => each.startsWith(`${name}|`));
  return line === undefined ? null : iconAt(line);
}

let all: readonly SetIcon[] | null = null;

/** The whole set, common icons first. */
export function allIcons(): readonly SetIcon[] {
  all ??= ICON_LINES.map(iconAt);
  return all;
}
