import type { FrameLocator, Page } from 'playwright/test';
import { openDesign } from './editor.ts';
import { test } from './journey.ts';
import { RpcClient } from './rpc.ts';

export type Tree = {
  readonly id: string;
  readonly widget: string;
  readonly properties: object;
  readonly children: readonly Tree[];
};

export const node = (
  id: string,
  widget: string,
  children: readonly Tree[] = [],
  properties: object = {},
): Tree => ({ id, widget, properties, children });

export const text = (id: string, words: string): Tree =>
  node(id, 'text', [], { html: `<p>${words}</p>` });

/** A row with one text. */
export const textRow = (id: string, words: string): Tree =>
  node(`${id}r`, 'row', [node(`${id}c`, 'column', [text(id, words)])]);

/** Creates a published page with this content for one test file. */
export async function ownPage(
  owner: RpcClient,
  name: string,
  children: readonly Tree[],
): Promise<number> {
  const item = { name, status: 'publish' };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item });
  await writeContent(owner, id, children);
  return id;
}

/** Saves a page's content like another browser. */
export async function writeContent(
  owner: RpcClient,
  id: number,
  children: readonly Tree[],
): Promise<void> {
  const { revision } = await owner.call<{ revision: number }>('PagesService.getDesign', { id });
  const content = node('own', 'section', children);
  await owner.call('PagesService.saveDesign', { id, sections: { content }, revision });
}

/** The URL of a page: another page may already have the path of its name. */
export async function addressOf(owner: RpcClient, id: number): Promise<string> {
  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  return new URL(full_url, owner.url).href;
}

export type PageOfFile = {
  readonly id: number;
  readonly owner: RpcClient;
  /** Opens its editor with the initial content. */
  readonly open: (page: Page) => Promise<FrameLocator>;
};

/** A page for all journeys of a file. Each of them begins with this content. */
export function pageOfFile(name: string, content: readonly Tree[]): PageOfFile {
  let owner: RpcClient;
  let id: number;
  test.beforeAll(async ({ product }) => {
    owner = await new RpcClient(product.url).signIn();
    id = await ownPage(owner, name, content);
  });
  test.beforeEach(() => writeContent(owner, id, content));
  test.afterAll(() => owner.call('PagesService.delete', { ids: [id] }));
  return {
    get id() {
      return id;
    },
    get owner() {
      return owner;
    },
    open: async (page) => {
      await writeContent(owner, id, content);
      return openDesign(page, owner.url, id);
    },
  };
}
