import type { LinkTarget } from '@plinth/contract';
import {
  MenuFields,
  type MenuItem,
  mapLinkUrls,
  menuItems,
  publicItems,
  type Reference,
  referencesIn,
  type SchemaNode,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { nodesOf } from '../../documents/design-usage.ts';

/** A link, with the widget or menu item that has it. */
export type FoundLink = { readonly node: string; readonly target: LinkTarget };

/** Files count where a link leads to them, not where they are shown. */
function targetOf({ kind, id, context }: Reference): readonly LinkTarget[] {
  if (typeof id !== 'number') return [];
  if (kind === 'page' || kind === 'post' || kind === 'popup') return [{ kind, id }];
  return kind === 'media' && context === 'link' ? [{ kind, id }] : [];
}

/** All links in a value. */
export function targetsIn(schema: SchemaNode, value: unknown): readonly LinkTarget[] {
  const urls: LinkTarget[] = [];
  mapLinkUrls(schema, value, (url) => {
    urls.push({ kind: 'url', url });
    return url;
  });
  return [...referencesIn(schema, value).flatMap(targetOf), ...urls];
}

/** All links of a document in its order. Those of unknown widgets are unknown. */
export const linksInDocument = (document: WidgetNode): readonly FoundLink[] =>
  nodesOf(document).flatMap(({ id, widget, properties }) => {
    const schema = widgetDefinition(widget)?.properties;
    return schema ? targetsIn(schema, properties).map((target) => ({ node: id, target })) : [];
  });

/** All links of a menu’s items that visitors see. */
export const linksInMenu = (items: readonly MenuItem[]): readonly FoundLink[] =>
  menuItems(publicItems(items)).flatMap((item) => {
    const own = { name: '', items: [{ ...item, children: [] }] };
    return targetsIn(MenuFields, own).map((target) => ({ node: item.id, target }));
  });

export const targetKey = (target: LinkTarget): string =>
  target.kind === 'url' ? `url ${target.url}` : `${target.kind} ${target.id}`;
