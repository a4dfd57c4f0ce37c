import { richTextsIn } from '../references/walk-references.ts';
import type { WidgetNode } from '../tree/node.ts';
import type { WidgetLookup } from './definition.ts';

/** Tags with `data-` show an image, an icon, or a site fact. */
const isBlankText = (html: string): boolean =>
  !/<[^>]+ data-/.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

function isBlank(node: WidgetNode, lookup: WidgetLookup): boolean {
  const definition = lookup(node.widget);
  if (!definition) return false;
  if (definition.children) return hasBlankContent(node, lookup);
  const { data = node.properties } = definition.properties.safeParse(node.properties);
  const texts = richTextsIn(definition.properties, data);
  return texts.length > 0 && texts.every(isBlankText);
}

/** Whether a widget has nothing in it but empty texts, and wrappers of those. */
export const hasBlankContent = ({ children }: WidgetNode, lookup: WidgetLookup): boolean =>
  children.every((child) => isBlank(child, lookup));
