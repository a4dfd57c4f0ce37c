import type { APIRequestContext, APIResponse } from 'playwright/test';
import { must } from './wire.ts';

export type PageRecord = {
  readonly id: number;
  readonly revision: number;
  readonly name: string;
  readonly url: string;
  readonly full_url: string;
  readonly status: string;
};

type Settings = { readonly values: { readonly [name: string]: unknown } };

/** Runs `work` with different general settings and restores them. */
export async function withSettings(
  owner: APIRequestContext,
  values: { readonly [name: string]: unknown },
  work: () => Promise<void>,
): Promise<void> {
  const group = 'general';
  const before = await must<Settings>(owner, 'SettingsService.get', { group });
  const former = Object.keys(values).flatMap((name) =>
    name in before.values ? [[name, before.values[name]]] : [],
  );
  await must(owner, 'SettingsService.save', { group, values });
  try {
    await work();
  } finally {
    await must(owner, 'SettingsService.save', { group, values: Object.fromEntries(former) });
  }
}

/** Runs `work` with a temporary page that contains one heading. */
export async function withPage(
  owner: APIRequestContext,
  item: { readonly name: string; readonly [field: string]: unknown },
  work: (page: PageRecord) => Promise<void>,
): Promise<void> {
  const page = await must<PageRecord>(owner, 'PagesService.save', { item });
  await writeHeading(owner, page.id, item.name);
  try {
    await work(page);
  } finally {
    await must(owner, 'PagesService.delete', { ids: [page.id] });
  }
}

/** Replaces a page's content with `text`; resolves to the new revision. */
export async function writeHeading(
  owner: APIRequestContext,
  id: number,
  text: string,
): Promise<number> {
  const node = (widget: string, properties: object, children: readonly object[] = []) => ({
    id: `n-${widget}`,
    widget,
    properties,
    children,
  });
  const content = node('section', {}, [
    node('row', {}, [node('column', {}, [node('text', { html: `<h1>${text}</h1>` })])]),
  ]);
  const { revision } = await must<{ revision: number }>(owner, 'PagesService.getDesign', { id });
  const saved = await must<{ revision: number }>(owner, 'PagesService.saveDesign', {
    id,
    sections: { content },
    revision,
  });
  return saved.revision;
}

/** Requests a path as a visitor without following redirects. */
export const visit = (visitor: APIRequestContext, path: string): Promise<APIResponse> =>
  visitor.get(path, { maxRedirects: 0 });
