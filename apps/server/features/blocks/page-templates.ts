import {
  copyWithNewIds,
  invariant,
  mapRichText,
  type PageTemplate,
  templateBlocks,
  type WidgetNode,
} from '@plinth/model';
import { escapeHtml } from '@plinth/render';
import { widgetDefinition } from '@plinth/widgets';
import { emptyDocument } from '../../documents/documents.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { PrebuiltBlock } from './prebuilt.ts';
import type { ContentPreview, PrebuiltContent } from './prebuilt-content.ts';

/** Content of new pages, composed of prebuilt blocks. */
export type PageTemplates = {
  readonly look: (template: PageTemplate, title: string) => Promise<ContentPreview>;
  readonly take: (template: PageTemplate, title: string, actor: Actor) => Promise<WidgetNode>;
};

const MAIN_HEADING = /(<h1\b[^>]*>).*?(<\/h1>)/s;

/** Makes the page's name its main heading. */
function withTitle(tree: WidgetNode, title: string): WidgetNode {
  const definition = widgetDefinition(tree.widget);
  const rename = (html: string) =>
    html.replace(MAIN_HEADING, (_, start: string, end: string) => start + escapeHtml(title) + end);
  return {
    ...tree,
    properties: definition
      ? mapRichText(definition.properties, tree.properties, rename)
      : tree.properties,
    children: tree.children.map((child) => withTitle(child, title)),
  };
}

export function createPageTemplates(
  blocks: readonly PrebuiltBlock[],
  content: PrebuiltContent,
): PageTemplates {
  const compose = (template: PageTemplate, title: string) => {
    const page = emptyDocument();
    let count = 1;
    const newId = () => {
      count += 1;
      return `w${count}`;
    };
    const children = templateBlocks(template).flatMap((id) => {
      const block = blocks.find((each) => each.id === id);
      invariant(block, `the template "${template}" has the unknown block "${id}"`);
      return block.document.children.map((child) => copyWithNewIds(child, newId));
    });
    return { document: withTitle({ ...page, children }, title), allowed: true as const };
  };
  return {
    look: (template, title) => content.look(compose(template, title)),
    take: (template, title, actor) => content.take(compose(template, title), actor),
  };
}
