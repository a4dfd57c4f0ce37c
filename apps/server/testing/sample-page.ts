import type { Client } from '@plinth/contract';
import type { WidgetNode } from '@plinth/model';

type Properties = WidgetNode['properties'];

/** A document with the given widgets in one column. */
export const sampleDocument = (
  ...widgets: readonly { readonly widget: string; readonly properties: Properties }[]
): WidgetNode => ({
  id: 'root',
  widget: 'section',
  properties: {},
  children: [
    {
      id: 'row',
      widget: 'row',
      properties: {},
      children: [
        {
          id: 'column',
          widget: 'column',
          properties: {},
          children: widgets.map((one, index) => ({ ...one, id: `w${index}`, children: [] })),
        },
      ],
    },
  ],
});

export const text = (html: string) => ({ widget: 'text', properties: { html } });

/** Saves a page with one text. Returns the page and its design revision. */
export async function savePage(
  client: Client,
  item: Parameters<Client['PagesService']['save']>[0]['item'],
  html: string,
) {
  const page = await client.PagesService.save({ item });
  const revision = await writePage(client, page.id, html);
  return { ...page, design: revision };
}

/** Replaces the content of a page. Returns the new design revision. */
export async function writePage(client: Client, id: number, html: string): Promise<number> {
  const { revision } = await client.PagesService.getDesign({ id });
  const sections = { content: sampleDocument(text(html)) };
  return (await client.PagesService.saveDesign({ id, sections, revision })).revision;
}

/** Creates an empty page; with its design. */
export async function emptyPage(client: Client, name: string, more: object = {}) {
  const { id } = await client.PagesService.save({ item: { name, ...more } });
  return { id, design: await client.PagesService.getDesign({ id }) };
}
