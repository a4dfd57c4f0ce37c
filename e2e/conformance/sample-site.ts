import { type MediaFile, MIME_TYPES, type WidgetNode } from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
import { createRecord } from '../../apps/server/storage/records/records.ts';
import { OWNER, testServer } from '../../apps/server/testing/server.ts';

/** Non-default settings that affect every page. */
const GENERAL = { html_lang: 'de', default_language: 'de_DE', lazy_loading: false } as const;

/** The only fact that the site has, which widgets show by themselves. */
const ADDRESS = { street: 'Quay 1', city: 'Bristol' };

const PAGES = [
  { name: 'Published' },
  { name: 'Hidden draft', status: 'draft' },
  { name: 'Hidden until later', status: 'future', published_at: '2999-01-01T00:00:00.000Z' },
] as const;

const node = (id: string, widget: string, children: readonly WidgetNode[]): WidgetNode => ({
  ...{ id, widget, properties: {}, children },
});

const leaf = (id: string, widget: string, properties: WidgetNode['properties']): WidgetNode => ({
  ...{ id, widget, properties, children: [] },
});

/** A site with an image, a menu, and links to public and hidden pages, and those of a starter. */
export async function openSampleSite(starter = 'none') {
  const server = await testServer('sqlite', { environment: { PLINTH_STARTER: starter } });
  const { client, fetch } = await server.owner();
  await client.AuthService.confirmPassword({ password: OWNER.password });
  await client.SettingsService.save({ group: 'general', values: GENERAL });
  await client.SettingsService.save({ group: 'site_facts', values: ADDRESS });
  await client.SettingsService.save({ group: 'code_injection', values: { run_embed_code: true } });
  const addFile = (
    name: string,
    file: Pick<MediaFile, 'type' | 'mime_type' | 'width' | 'height'>,
  ) =>
    server.context.store.transaction(async (tx) => {
      const isImage = file.type === 'images';
      const { id } = await createRecord(tx, 'media', {
        ...{ name, title: '', alt: 'Quay', folder_id: null, ...file },
        ...{ focal_point: { x: 30, y: 70 }, size: 1 },
        ...{ duration: null, bitrate: null, audio_format: null },
        ...{
          codec: null,
          is_protected: false,
          is_ready: true,
          file_key: name,
          hash: '',
          thumbnails: {},
        },
        original: null,
        renditions: (isImage ? ['image/webp', 'image/jpeg'] : []).map((mime_type) => ({
          ...{ file_key: `quay-400.${mime_type}`, mime_type, width: 400 },
        })),
      });
      return id;
    });
  const size = { width: 800, height: 600 };
  const unsized = { width: null, height: null };
  const media = await addFile('quay.jpg', { type: 'images', mime_type: 'image/jpeg', ...size });
  const mp4 = await addFile('quay.mp4', { type: 'video', mime_type: MIME_TYPES.mp4, ...unsized });
  const mp3 = await addFile('quay.mp3', { type: 'audio', mime_type: MIME_TYPES.mp3, ...unsized });
  // The preset that samples of widgets have.
  for (const widget_name of WIDGETS.keys())
    await client.PresetsService.save({ item: { name: 'Other', widget_name } });
  const page = await client.PagesService.save({ item: { name: 'Sample', url: 'sample' } });
  const blog = await client.PagesService.save({ item: { name: 'Blog' } });
  await client.SettingsService.save({ group: 'blog', values: { blog_page_id: blog.id } });
  const post = await client.PostsService.save({
    item: { name: 'Sample', url: 'sample', status: 'publish' },
  });
  const targets = [page];
  for (const item of PAGES) targets.push(await client.PagesService.save({ item }));
  const items = targets.map(({ id, name }) => ({
    ...{ id: `m${id}`, label: name, is_draft: false, children: [] },
    link: { action: 'page' as const, page_id: id },
  }));
  const menu = await client.MenusService.save({ item: { name: 'Main', items } });
  const html = targets.map(({ id, name }) => `<a href="link:page/${id}">${name}</a>`).join(' ');

  /** A header or footer that links to everything. */
  const shared = (name: string): WidgetNode =>
    node(name, 'section', [
      node(`${name}-row`, 'row', [
        node(`${name}-column`, 'column', [
          leaf(`${name}-menu`, 'menu', { menu_id: menu.id }),
          leaf(`${name}-text`, 'text', { html: `<p>${html}</p>` }),
          leaf(`${name}-image`, 'image', { image_id: media }),
        ]),
      ]),
    ]);
  return {
    ...{ client, fetch, page, post, shared, records: { media, menu: menu.id, mp4, mp3 } },
    visit: server.browser().fetch,
    store: server.context.store,
  };
}
