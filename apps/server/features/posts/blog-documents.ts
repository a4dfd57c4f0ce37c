import {
  BLOCK,
  COLUMN,
  type DataSourceName,
  invariant,
  isAllowedIn,
  type Owner,
  ROW,
  type SectionLocation,
  type TopicRef,
  type WidgetNode,
} from '@plinth/model';
import { dataRequest, escapeHtml } from '@plinth/render';
import { WIDGETS } from '@plinth/widgets';
import { emptyDocument } from '../../documents/documents.ts';

type Properties = WidgetNode['properties'];
type Part = readonly [widget: string, properties: Properties];

/** Whether a document has a widget with the name. */
const hasWidget = (node: WidgetNode, name: string): boolean =>
  node.widget === name || node.children.some((child) => hasWidget(child, name));

/** Whether a document lists all posts in pages. Links to the pages alone list none. */
export const listsAllPosts = (document: WidgetNode): boolean => {
  const [list] = LIST_PARTS;
  invariant(list, 'a widget lists all posts');
  const lists = (node: WidgetNode): boolean =>
    (node.widget === list[0] && pagedTopic(node) === null) || node.children.some(lists);
  return lists(document);
};

/** The topic of all posts in a list in pages. Undefined if there is no such list. */
function pagedTopic(node: WidgetNode): TopicRef | null | undefined {
  const request = dataRequest(node, { owner: null });
  return request?.source === 'post_list' ? request.topic : undefined;
}

const listsNewest = (node: WidgetNode): boolean =>
  dataRequest(node, { owner: null })?.source === 'posts' || node.children.some(listsNewest);

/** Whether a document lists the blog's posts. */
export const hasPostList = (document: WidgetNode): boolean =>
  listsAllPosts(document) || listsNewest(document);

const widgetThat = (what: string, isRight: (name: string) => boolean): string => {
  const name = [...WIDGETS.keys()].find(isRight);
  invariant(name, `no widget ${what}`);
  return name;
};

const textWidget = () =>
  widgetThat('shows text', (name) => WIDGETS.get(name)?.receives?.kind === 'html');

export const IN_TEMPLATE: SectionLocation = { pageType: 'blog.template', sectionName: 'content' };
const ANY_POST: Owner = { kind: 'post', id: 1 };

const BELOW: Properties = { spacing: { top: { desktop: 'medium' } } };

/** A column with lines of a readable length. */
const READABLE: Properties = { width: { desktop: 8, tablet: 12 } };

/** On in new widgets that can show it. */
function withReadingTime(widget: string): Properties {
  const reading = { has_reading_time: true };
  return WIDGETS.get(widget)?.properties.safeParse(reading).success ? reading : {};
}

/** What shows all posts in pages: the list, and the links to its pages. */
const LIST_PARTS: readonly Part[] = [...WIDGETS.values()]
  .filter(({ name: widget }) => {
    const node = { id: 'w1', widget, properties: {}, children: [] };
    return dataRequest(node, { owner: null })?.source === 'post_list';
  })
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
  .map(({ name }, index) => [name, index === 0 ? withReadingTime(name) : BELOW]);

const title = (name: string) => `<h1 class="moto-text_heading-1">${escapeHtml(name)}</h1>`;

/** Adds a block with one column to a document. */
function withBlock(
  document: WidgetNode,
  parts: readonly Part[],
  columnProperties: Properties = {},
): WidgetNode {
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
  const column = node(COLUMN, columnProperties, widgets);
  const block = node(BLOCK, { spacing }, [node(ROW, {}, [column])]);
  return { ...document, children: [...document.children, block] };
}

/** The page of a blog: its name and a list of all posts. */
export const blogPage = (name: string): WidgetNode =>
  withBlock(emptyDocument(), [
    [textWidget(), { html: title(name), spacing: { bottom: { desktop: 'medium' } } }],
    ...LIST_PARTS,
  ]);

/** Adds a list of all posts at the end. Links to its pages may be there already. */
export const withPostList = (document: WidgetNode): WidgetNode =>
  withBlock(
    document,
    LIST_PARTS.filter(([widget]) => !hasWidget(document, widget)),
  );

/** The posts before and after a post, then those with its topics. */
function aroundParts(): readonly Part[] {
  const list = widgetThat('lists posts', (widget) => {
    const node = { id: 'w1', widget, properties: {} };
    return dataRequest(node, { owner: ANY_POST })?.source === 'posts';
  });
  const columns = { desktop: 2, tablet: 2, mobile_v: 1 };
  const bare = { has_images: false, has_dates: false };
  return [
    [list, { selection: 'neighbors', columns, ...bare, spacing: { top: { desktop: 'large' } } }],
    [list, { selection: 'related', count: 3, ...BELOW }],
  ];
}

/** What shows a post in its template: its facts, what it contains, and what is around it. */
const templateParts = (): readonly Part[] => {
  const widgets = [...WIDGETS.values()]
    .filter(({ allowed }) => isAllowedIn(allowed, IN_TEMPLATE) && allowed !== true)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const sourceOf = (widget: string) =>
    dataRequest({ id: 'w1', widget, properties: {} }, { owner: ANY_POST })?.source;
  const asking = (source: DataSourceName) =>
    widgets.filter(({ name }) => sourceOf(name) === source).map(({ name }) => name);
  const content = widgets.filter(({ holdsPost }) => holdsPost).map(({ name }) => name);
  return [
    ...asking('post').map((name, index, { length }): Part => {
      const bottom = { 0: 'small', [length - 1]: 'medium' }[index];
      const spacing: Properties = bottom ? { spacing: { bottom: { desktop: bottom } } } : {};
      return [name, { ...withReadingTime(name), ...spacing }];
    }),
    ...content.map((name): Part => [name, {}]),
    ...aroundParts(),
    ...asking('comments').map((name): Part => [name, BELOW]),
  ];
};

/** The template that a blog starts with. */
export const postTemplate = (): WidgetNode => withBlock(emptyDocument(), templateParts(), READABLE);

/** A new post: its name, and a text to continue with. */
export const newPost = (name: string): WidgetNode =>
  withBlock(emptyDocument(), [
    [textWidget(), { html: title(name) }],
    [textWidget(), { html: '<p></p>', spacing: { top: { desktop: 'small' } } }],
  ]);

/** A new post whose template shows its name. */
export const newPostInTemplate = (): WidgetNode => {
  const document = withBlock(emptyDocument(), [[textWidget(), { html: '<p></p>' }]]);
  const [block] = document.children;
  invariant(block, 'the document has a block');
  return { ...document, children: [{ ...block, properties: {} }] };
};
