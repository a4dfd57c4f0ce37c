import type { WidgetNode } from '@plinth/model';
import { type KnownIds, resolveReferences } from '../starter/references.ts';

/** What a block names by key, and what stands there on this site. */
export type Filling = KnownIds & { readonly siteName: string };

const SITE_NAME = /@site\/name/g;
const PICTURE = /^@media\/([a-z0-9-]+)$/;

const ESCAPES: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

/** The keys of the pictures that a block shows. */
export const picturesIn = (document: WidgetNode): readonly string[] => [
  ...new Set(strings(document).flatMap((text) => PICTURE.exec(text)?.[1] ?? [])),
];

/** The block as it may stand on a page of this site; where there is no menu yet, one is chosen later. */
export function fillIn(document: WidgetNode, filling: Filling): unknown {
  const { siteName, ...ids } = filling;
  const fill = ({ properties, children, ...node }: WidgetNode): object => ({
    ...node,
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => name !== 'menu_id' || ids.menu.size > 0)
        .map(([name, value]) => [
          name,
          name === 'html' ? String(value).replace(SITE_NAME, () => escaped(siteName)) : value,
        ]),
    ),
    children: children.map(fill),
  });
  return resolveReferences(fill(document), ids);
}
