import type { Product } from './product.ts';
import { RpcClient } from './rpc.ts';

type Version = { readonly window: string; readonly revision: number };
type Items = { readonly items: readonly { readonly id: number }[] };

/**
 * Discards the owner's unsaved work on all documents. Each journey has a new browser, which would
 * offer the work of the journey before.
 */
export async function dropUnsavedWork({ url }: Product): Promise<void> {
  const owner = await new RpcClient(url).signIn();
  const drop = async (service: string, id: number) => {
    const method = `${service}.getUnsavedWork`;
    const { work } = await owner.call<{ work: Version | null }>(method, { id });
    if (!work) return;
    const { window, revision } = work;
    await owner.call(`${service}.deleteUnsavedWork`, { id, versions: [{ window, revision }] });
  };
  const pages = await owner.call<Items>('PagesService.getTree');
  const posts = await owner.call<Items>('PostsService.getList');
  await Promise.all([
    ...pages.items.map(({ id }) => drop('PagesService', id)),
    ...posts.items.map(({ id }) => drop('PostsService', id)),
  ]);
}
