import type { RpcClient } from './rpc.ts';

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

/** A page for one test file alone, published, with this in its content. */
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

/** Saves other content for a page, as another browser would. */
export async function writeContent(
  owner: RpcClient,
  id: number,
  children: readonly Tree[],
): Promise<void> {
  const { revision } = await owner.call<{ revision: number }>('PagesService.getDesign', { id });
  const content = node('own', 'section', children);
  await owner.call('PagesService.saveDesign', { id, sections: { content }, revision });
}
