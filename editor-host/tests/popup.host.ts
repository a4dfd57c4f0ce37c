import { PopupProperties } from '@plinth/model';
import { openPanel } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

test('a popup is edited at its width over its overlay, with the widgets that popups may have', async ({
  page,
}) => {
  const column = node('column', 'column', [text('words', 'Open until eight')]);
  const overlay = { color: '#102030', opacity: 100 };
  const popup = PopupProperties.parse({ width: 480, overlay });
  const canvas = await openHost(page, {
    content: [node('row', 'row', [column])],
    owner: { kind: 'popup', id: 3, name: 'Hours', popup },
    viewport: { width: 1600, height: 900 },
  });
  const box = canvas.locator('.moto-popup');
  await expect(box).toHaveCSS('width', '480px');
  await expect(box).toContainText('Open until eight');
  await expect(canvas.locator('.pl-popup-page')).toHaveCSS(
    'background-color',
    /0\.06\d* 0\.12\d* 0\.18\d*/,
  );
  await openPanel(page, 'add');
  const panel = page.getByTestId('side-panel');
  await expect(panel.getByRole('button', { name: 'Button', exact: true })).toBeEnabled();
  await expect(panel.getByRole('button', { name: 'Recent posts' })).toBeDisabled();
});
