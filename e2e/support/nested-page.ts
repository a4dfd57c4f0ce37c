import type { FrameLocator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { openDesign } from './editor.ts';
import type { RpcClient } from './rpc.ts';

export type TreeNode = {
  readonly id: string;
  readonly widget: string;
  readonly properties: { readonly [name: string]: unknown };
  readonly children: readonly TreeNode[];
};

const node = (
  widget: string,
  id: string,
  ...children: readonly (TreeNode | TreeNode['properties'])[]
): TreeNode => {
  const isNode = (child: TreeNode | TreeNode['properties']): child is TreeNode =>
    'widget' in child && 'children' in child;
  const [properties = {}] = children.filter((child) => !isNode(child));
  return { id, widget, properties, children: children.filter(isNode) };
};

const text = (id: string, words = id) => node('text', id, { html: `<p>${words}</p>`.repeat(3) });
const half = { width: 6 };
const third = { width: 4 };

/** Rows, columns, an empty column, nested rows, a box, and widgets directly in the section. */
export const nestedContent = (): TreeNode =>
  node(
    'section',
    'n-root',
    node('row', 'n-lone', node('column', 'n-lone-column', text('n-first'), text('n-second'))),
    node(
      'row',
      'n-pair',
      node('column', 'n-left', half, text('n-left-text'), node('button', 'n-left-button')),
      node('column', 'n-empty', half),
    ),
    node(
      'row',
      'n-nested',
      node('column', 'n-a', third, text('n-a-text')),
      node(
        'column',
        'n-b',
        third,
        node(
          'row',
          'n-inner',
          node('column', 'n-inner-1', half, text('n-deep')),
          node('column', 'n-inner-2', half),
        ),
      ),
      node('column', 'n-c', third, node('container', 'n-box', text('n-boxed'))),
    ),
    node('block', 'n-block', node('row', 'n-row', node('column', 'n-col', text('n-in-block')))),
    text('n-loose'),
  );

const made: number[] = [];

/** Creates a page that exists until `deletePages`. */
async function newPage(owner: RpcClient): Promise<number> {
  const item = { name: `Nested ${made.length + 1}` };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item });
  made.push(id);
  return id;
}

/** Deletes the created pages. */
export async function deletePages(owner: RpcClient): Promise<void> {
  await owner.call('PagesService.delete', { ids: made.splice(0) });
}

/** Creates a page with this content and opens it in the editor. */
export async function openNested(
  page: Page,
  owner: RpcClient,
  { url, content }: { readonly url: string; readonly content: TreeNode },
): Promise<{ readonly id: number; readonly canvas: FrameLocator }> {
  const id = await newPage(owner);
  await owner.call('PagesService.saveDesign', { id, sections: { content }, revision: 1 });
  return { id, canvas: await openDesign(page, url, id) };
}

export async function saveNow(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}
