import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

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

export async function saveNow(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}
