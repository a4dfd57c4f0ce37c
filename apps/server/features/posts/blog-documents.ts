import { BLOCK, COLUMN, invariant, ROW, type WidgetNode } from '@plinth/model';
import { dataRequest, escapeHtml } from '@plinth/render';
import { WIDGETS } from '@plinth/widgets';
import { emptyDocument } from '../../documents/documents.ts';

type Properties = WidgetNode['properties'];

const listsPosts = (node: WidgetNode): boolean =>
  dataRequest(node, { owner: null })?.source === 'posts';

/** Whether a document lists the blog's posts. */
export const hasPostList = (node: WidgetNode): boolean =>
  listsPosts(node) || node.children.some(hasPostList);

const widgetThat = (what: string, isRight: (name: string) => boolean): string => {
  const name = [...WIDGETS.keys()].find(isRight);
  invariant(name, `no widget ${what}`);
  return name;
};

const textWidget = () =>
  widgetThat('shows text', (name) => WIDGETS.get(name)?.receives?.kind === 'html');

const listWidget = () =>
  widgetThat('lists posts', (widget) =>
    listsPosts({ id: 'w1', widget, properties: {}, children: [] }),
  );

/** The limit of the list widget. */
const MAX_LISTED = 20;

const postList = { has_title: false, count: MAX_LISTED, has_descriptions: true };
const title = (name: string) => `<h1 class="moto-text_heading-1">${escapeHtml(name)}</h1>`;

type Part = readonly [widget: string, properties: Properties];

/** Adds a block with one column to a document. */
function withBlock(document: WidgetNode, parts: readonly Part[]): WidgetNode {
  const ids = new Set<string>();
  const collect = (node: WidgetNode): void => {
    ids.add(node.id);
    node.children.forEach(collect);
  };
  collect(document);
  let count = 1;
  const node = (
    widget: string,
    properties: Properties,
    children: WidgetNode[] = [],
  ): WidgetNode => {
    while (ids.has(`w${count}`)) count += 1;
    ids.add(`w${count}`);
    return { id: `w${count}`, widget, properties, children };
  };
  const spacing = { top: { desktop: 'large' }, bottom: { desktop: 'large' } };
  const widgets = parts.map(([widget, properties]) => node(widget, properties));
  const column = node(COLUMN, {}, widgets);
  const block = node(BLOCK, { spacing }, [node(ROW, {}, [column])]);
  return { ...document, children: [...document.children, block] };
}

/** The page of a blog: its name and a list of the latest posts. */
export const blogPage = (name: string): WidgetNode =>
  withBlock(emptyDocument(), [
    [textWidget(), { html: title(name) }],
    [listWidget(), postList],
  ]);

/** Adds a list of the latest posts at the end. */
export const withPostList = (document: WidgetNode): WidgetNode =>
  withBlock(document, [[listWidget(), postList]]);

/** A new post: its name, and a text to continue with. */
export const newPost = (name: string): WidgetNode =>
  withBlock(emptyDocument(), [
    [textWidget(), { html: title(name) }],
    [textWidget(), { html: '<p></p>', spacing: { top: { desktop: 'small' } } }],
  ]);
