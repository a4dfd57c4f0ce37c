// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { PREVIEW_SCRIPT } from './preview-script.ts';
import { DESIGN_STYLESHEET } from './render-site-page.ts';

afterEach(() => document.head.replaceChildren());

/** Runs the script in a frame of a window, and connects the window to it. */
function connected(head: string): MessagePort {
  document.head.innerHTML = head;
  const opener = {};
  const listeners: ((event: object) => void)[] = [];
  const listen = (type: string, listener: (event: object) => void) =>
    type === 'message' && listeners.push(listener);
  const code = PREVIEW_SCRIPT.replace(/^<script>|<\/script>$/g, '');
  new Function('addEventListener', 'parent', code)(listen, opener);
  const { port1, port2 } = new MessageChannel();
  for (const listener of listeners)
    listener({ source: opener, data: 'plinth-look', ports: [port2] });
  return port1;
}

const styles = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

test.each([
  ['that it comes with', '<style data-design="">a{}</style>'],
  ['of the site', `<link rel="stylesheet" href="${DESIGN_STYLESHEET}">`],
])('a newer stylesheet replaces the one %s, and more follows it', async (_, own) => {
  const port = connected(`<style>page{}</style>${own}<style>owner{}</style>`);
  const shows = (css: readonly string[]) =>
    vi.waitFor(() => expect(styles().slice(1, -1)).toEqual(css), 10_000);
  port.postMessage({ part: 'added', css: 'b{}' });
  await shows([own, '<style>b{}</style>']);
  port.postMessage({ part: 'sheet', css: 'c{}' });
  await shows(['<style data-design="">c{}</style>', '<style>b{}</style>']);
  port.postMessage({ part: 'sheet', css: 'd{}' });
  port.postMessage({ part: 'added', css: '' });
  await shows(['<style data-design="">d{}</style>', '<style></style>']);
  port.close();
});
