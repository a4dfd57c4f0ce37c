import type { FakePorts } from '@plinth/editor/testing';
import type { FrameLocator, Page } from 'playwright/test';
import { openCanvas } from '../e2e/support/editor.ts';
import { node, type Tree } from '../e2e/support/own-page.ts';
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
};

/** Opens the editor with a document, without a server behind it. */
export async function openHost(page: Page, options: Options): Promise<FrameLocator> {
  const { viewport, foldsInspector: folds = false, content, ...given } = options;
  const input = { design: themeDesign, ...given, content: node('content', 'section', content) };
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(`${process.env.HOST_ORIGIN}/index.html`);
  await knowsEditor(page);
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
