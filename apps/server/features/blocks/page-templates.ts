import type { BlockTemplate } from '@plinth/contract';
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
import type { Store } from '../../storage/database/store.ts';
import { readMayAdd } from './may-add-document.ts';
import type { PrebuiltBlock } from './prebuilt.ts';
import type { PrebuiltContent } from './prebuilt-content.ts';

/** Content of new pages, composed of prebuilt blocks. */
export type PageTemplates = {
  readonly look: (template: PageTemplate, title: string) => Promise<BlockTemplate>;
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

type TemplatePorts = {
  readonly store: Store;
  readonly blocks: readonly PrebuiltBlock[];
  readonly content: PrebuiltContent;
};

export function createPageTemplates({ store, blocks, content }: TemplatePorts): PageTemplates {
  const compose = async (template: PageTemplate, title: string) => {
    const mayAdd = await readMayAdd(store.read);
    const page = emptyDocument();
    let count = 1;
    const newId = () => {
      count += 1;
      return `w${count}`;
    };
    const children = templateBlocks(template).flatMap((id) => {
      const block = blocks.find((each) => each.id === id);
      invariant(block, `the template "${template}" has the unknown block "${id}"`);
      if (!mayAdd(block.document)) return [];
      return block.document.children.map((child) => copyWithNewIds(child, newId));
    });
    return { document: withTitle({ ...page, children }, title), allowed: true as const };
  };
  return {
    look: async (template, title) => content.look(await compose(template, title)),
    take: async (template, title, actor) => content.take(await compose(template, title), actor),
  };
}
