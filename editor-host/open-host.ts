import type { FakePorts } from '@plinth/editor/testing';
import type { FrameLocator, Page } from 'playwright/test';
import { openCanvas, openPanel, widget } from '../e2e/support/editor.ts';
import { node, type Tree, text } from '../e2e/support/own-page.ts';
import { foldsInspector, knowsEditor } from '../e2e/support/sign-in.ts';
import type { HostInput } from './mount.tsx';
import type { Host } from './page.tsx';
import { themeDesign } from './theme-design.ts';

declare global {
  interface Window {
    host: Host;
  }
}

type Options = Omit<HostInput, 'content' | 'header' | 'footer'> & {
  readonly content: readonly Tree[];
  readonly header?: Tree;
  readonly footer?: Tree;
  /** In px. The default is 1280 × 800. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Lets the inspector open with a selection and close without one, as for new users. */
  readonly foldsInspector?: boolean;
  /** Leaves what the browser has stored as it is, like a reload. */
  readonly keepsStorage?: boolean;
};

/** Opens the editor with a document, without a server behind it. */
export async function openHost(page: Page, options: Options): Promise<FrameLocator> {
  const { viewport, foldsInspector: folds = false, keepsStorage = false, ...document } = options;
  const { content, ...given } = document;
  const input = { design: themeDesign, ...given, content: node('content', 'section', content) };
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(`${process.env.HOST_ORIGIN}/index.html`);
  if (!keepsStorage) await knowsEditor(page);
  if (folds) await foldsInspector(page);
  // As text, because the types of documents are too deep for the library's own.
  await page.evaluate(`window.host.open(${JSON.stringify(input)})`);
  return openCanvas(page);
}

/** The same content for all tests of a file. */
export const hostPage = (content: readonly Tree[]) => ({
  open: (page: Page) => openHost(page, { content }),
});

/** Asks or tells the ports of the open editor something. The function runs in the page. */
export const withPorts = <R, A = undefined>(
  page: Page,
  run: (ports: FakePorts, argument: A) => R | Promise<R>,
  ...[argument]: A extends undefined ? [] : [A]
): Promise<R> =>
  page.evaluate(`(${run})(window.host.ports, ${JSON.stringify(argument)})`) as Promise<R>;

/** Opens these widgets below a text `first`, with space for both panels, and selects the text. */
export async function openWidgets(
  page: Page,
  widgets: readonly Tree[] = [],
  options: Partial<Options> = {},
): Promise<FrameLocator> {
  const column = node('column', 'column', [text('first', 'First'), ...widgets]);
  const content = [node('row', 'row', [column])];
  const viewport = { width: 1600, height: 900 };
  const canvas = await openHost(page, { viewport, ...options, content });
  await widget(canvas, 'first').click();
  return canvas;
}

/** Adds a widget by its tile, after the selected one. */
export async function addByTile(page: Page, name: string): Promise<void> {
  await openPanel(page, 'add');
  await page.getByTestId(`tile-${name}`).click();
}
