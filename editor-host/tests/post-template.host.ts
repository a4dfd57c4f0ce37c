import { openPanel, widget } from '../../e2e/support/editor.ts';
import { node } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

test('the template of posts shows the newest post in its place, which isn’t edited there', async ({
  page,
}) => {
  const column = node('column', 'column', [node('post', 'blog_content')]);
  const canvas = await openHost(page, {
    content: [node('row', 'row', [column])],
    owner: { kind: 'blog_template', id: 1, name: 'Post template' },
    viewport: { width: 1600, height: 900 },
  });
  const words = canvas.getByText('The newest post');
  await expect(words).toBeVisible();
  await expect(widget(canvas, 'post').locator('.moto-widget-text')).toHaveCount(1);
  // The post has its own styles.
  const top = await widget(canvas, 'post')
    .locator('.moto-widget-text')
    .evaluate((text) => {
      const { marginTop, paddingTop } = getComputedStyle(text);
      return [marginTop, paddingTop];
    });
  expect(top).not.toEqual(['0px', '0px']);
  await words.click();
  await expect(page.getByRole('heading', { name: 'Post content' })).toBeVisible();
  await openPanel(page, 'add');
  const panel = page.getByTestId('side-panel');
  await expect(panel.getByRole('button', { name: 'Post title' })).toBeEnabled();
  await expect(panel.getByRole('button', { name: 'Post content' })).toBeDisabled();
});
