import { describe, expect, test } from 'vitest';
import { deleteRecord } from '../../storage/records/records.ts';
import { node, textDocument } from '../../testing/documents.ts';
import { storeMedia } from '../../testing/media.ts';
import { emptyPage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

/** A local time, which isn't stored: that of this zone doesn't exist. */
const SKIPPED = { at: '2030-03-31T02:30', time_zone: 'Europe/Berlin' };
const NO_EMAIL = 'emailAddressInvalidHostname';

describe.each(SERVICE_DATABASES)('refused and cleaned documents on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages } = client;
  const content = textDocument('<p>Content</p>');

  test.each(['iframe', 'video'])('a %s takes no URL on a private network', async (widget) => {
    const { id, design } = await emptyPage(client, 'Frames');
    const save = (url: string) =>
      pages.saveDesign({
        ...{ id, revision: design.revision },
        sections: {
          content: node('root', 'section', {}, [
            node('row', 'row', {}, [node('column', 'column', {}, [node('w', widget, { url })])]),
          ]),
        },
      });
    const field = 'sections.content.children.0.children.0.children.0.properties.url';
    for (const host of ['10.0.0.5', '192.168.0.1', '169.254.169.254', '[fd00::1]'])
      await expect(save(`http://${host}/admin/`)).rejects.toMatchObject({
        data: { errors: { [field]: ['incorrectURL'] } },
      });
    expect(await pages.getDesign({ id })).toEqual(design);
  });

  const email = { network: 'email', url: '//example.com' };
  test.each([
    ['video', { start: 30, end: 20 }, { start: 'numberIsBigger', end: 'numberIsSmaller' }],
    ['countdown', { units: [] }, { units: 'isEmpty' }],
    ['countdown', { event: SKIPPED }, { 'event.at': 'valueInvalid' }],
    ['social_links', { items: [{ url: 'x.com/quay' }, email] }, { 'items.1.url': NO_EMAIL }],
  ])('a %s with %j is refused with its fields', async (widget, properties, fields) => {
    const { id, design } = await emptyPage(client, 'Fields');
    const tree = node('root', 'section', {}, [
      node('row', 'row', {}, [node('column', 'column', {}, [node('w', widget, properties)])]),
    ]);
    const at = 'sections.content.children.0.children.0.children.0.properties';
    const errors = Object.fromEntries(
      Object.entries(fields).map(([field, key]) => [`${at}.${field}`, [key]]),
    );
    const save = { id, revision: design.revision, sections: { content: tree } };
    await expect(pages.saveDesign(save)).rejects.toMatchObject({ code: 400, data: { errors } });
    expect(await pages.getDesign({ id })).toEqual(design);
  });

  test('stored links with another address stay as they are', async () => {
    const { id, design } = await emptyPage(client, 'Old links');
    const links = node('links', 'social_links', { items: [email] });
    const tree = (html: string) =>
      node('root', 'section', {}, [
        node('row', 'row', {}, [
          node('column', 'column', {}, [links, node('t', 'text', { html })]),
        ]),
      ]);
    const { content_id } = await server.context.store.read
      .selectFrom('page')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await server.context.store.writer
      .updateTable('section')
      .set({ document: JSON.stringify(tree('<p>Old</p>')) })
      .where('id', '=', content_id)
      .execute();
    const saved = await pages.saveDesign({
      ...{ id, revision: design.revision },
      sections: { content: tree('<p>New</p>') },
    });
    expect(saved.sections.content).toEqual(tree('<p>New</p>'));
  });

  test('rejects new references to missing records and stores nothing', async () => {
    const { id, design } = await emptyPage(client, 'References');
    const { revision } = design;
    const media = await storeMedia(server.context.store);
    const html = `<p><a href="link:page/${id}">here</a> <img data-media="${media}"></p>`;
    const tree = (properties: object, text = html) =>
      node('root', 'section', {}, [
        node('row', 'row', {}, [
          node('column', 'column', {}, [
            node('image', 'image', { ...properties }),
            node('text', 'text', { html: text }),
          ]),
        ]),
      ]);
    const save = (document: ReturnType<typeof tree>, on = revision) =>
      pages.saveDesign({ id, sections: { content: document }, revision: on });
    const at = 'sections.content.children.0.children.0.children';
    const gone = tree({ image_id: 99_999, link: { action: 'page', page_id: 99_999 } });
    await expect(save(gone)).rejects.toMatchObject({
      code: 400,
      data: {
        errors: {
          [`${at}.0.properties.image_id`]: ['valueInvalid'],
          [`${at}.0.properties.link.page_id`]: ['valueInvalid'],
        },
      },
    });
    await expect(save(tree({}, '<p><a href="link:file/99999">x</a></p>'))).rejects.toMatchObject({
      data: { errors: { [`${at}.1.properties.html`]: ['valueInvalid'] } },
    });
    expect(await pages.getDesign({ id })).toEqual(design);
    const saved = await save(tree({ image_id: media }));
    await server.context.store.transaction((tx) => deleteRecord(tx, 'media', media));
    const again = await save(tree({ image_id: media, alt: 'Kept' }), saved.revision);
    expect(again.revision).toBe(saved.revision + 1);
  });

  test('rejects new references to files of another type', async () => {
    const { id, design } = await emptyPage(client, 'File types');
    const { store } = server.context;
    const image = await storeMedia(store);
    const video = await storeMedia(store, 'video');
    const pdf = await storeMedia(store, 'documents');
    const save = (files: { image: number; video: number; file: number }, revision: number) => {
      const link = { action: 'lightbox', image_id: files.image };
      const html = (target: string) => `<p><a href="link:${target}">x</a></p>`;
      const children = [
        node('image', 'image', {
          image_id: files.image,
          link: { action: 'file', file_id: files.file },
        }),
        node('gallery', 'grid_gallery', { items: [{ image_id: files.image }] }),
        node('button', 'button', { link }),
        node('text', 'text', {
          html: `${html(`lightbox/${files.image}`)}${html(`file/${files.file}`)}`,
        }),
        node('picture', 'text', { html: `<p><img data-media="${files.image}"></p>` }),
      ];
      const background = { image_id: files.image, video_id: files.video };
      const content = node('root', 'section', {}, [
        node('block', 'block', { background }, [
          node('row', 'row', {}, [node('column', 'column', {}, children)]),
        ]),
      ]);
      return pages.saveDesign({ id, sections: { content }, revision });
    };
    const block = 'sections.content.children.0';
    const column = `${block}.children.0.children.0.children`;
    await expect(
      save({ image: pdf, video: image, file: pdf }, design.revision),
    ).rejects.toMatchObject({
      code: 400,
      data: {
        errors: {
          [`${block}.properties.background.image_id`]: ['valueInvalid'],
          [`${block}.properties.background.video_id`]: ['valueInvalid'],
          [`${column}.0.properties.image_id`]: ['valueInvalid'],
          [`${column}.1.properties.items.0.image_id`]: ['valueInvalid'],
          [`${column}.2.properties.link.image_id`]: ['valueInvalid'],
          [`${column}.3.properties.html`]: ['valueInvalid'],
          [`${column}.4.properties.html`]: ['valueInvalid'],
        },
      },
    });
    const { revision } = await save({ image, video, file: pdf }, design.revision);
    // A file that was accepted before stays.
    const type = { type: 'archives' } as const;
    await store.writer.updateTable('media').set(type).where('id', '=', image).execute();
    expect((await save({ image, video, file: pdf }, revision)).revision).toBe(revision + 1);
  });

  test('rejects new references to files of another format', async () => {
    const { id, design } = await emptyPage(client, 'File formats');
    const file = (type: 'video' | 'audio', mime_type: string) =>
      storeMedia(server.context.store, type, { mime_type });
    const mp4 = await file('video', 'video/mp4');
    const webm = await file('video', 'video/webm');
    const mp3 = await file('audio', 'audio/mpeg');
    const ogg = await file('audio', 'audio/ogg');
    const save = (video: number, audio: number) => {
      const players = [
        node('video', 'video_player', { file_id: video }),
        node('audio', 'audio_player', { file_id: audio }),
      ];
      const content = node('root', 'section', {}, [
        node('row', 'row', {}, [node('column', 'column', {}, players)]),
      ]);
      return pages.saveDesign({ id, sections: { content }, revision: design.revision });
    };
    const column = 'sections.content.children.0.children.0.children';
    for (const [video, audio] of [
      [webm, ogg],
      [mp3, mp4],
    ] as const) {
      await expect(save(video, audio)).rejects.toMatchObject({
        data: {
          errors: {
            [`${column}.0.properties.file_id`]: ['valueInvalid'],
            [`${column}.1.properties.file_id`]: ['valueInvalid'],
          },
        },
      });
    }
    expect((await save(mp4, mp3)).revision).toBe(design.revision + 1);
  });

  test('content of a newer version stays unchanged and can be neither edited nor copied', async () => {
    const { id, design } = await emptyPage(client, 'From the future');
    const known = (html: string, own = 't') => node(own, 'text', { html });
    const foreign = node('h', 'hologram', { html: '<b onclick="x">', depth: 3 }, [
      known('<i>in</i>', 'in'),
    ]);
    const stored = node('root', 'section', { shine: 2 }, [known('one'), foreign]);
    const { store } = server.context;
    const page = await store.read
      .selectFrom('page')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await store.writer
      .updateTable('section')
      .set({ document: JSON.stringify(stored) })
      .where('id', '=', page.content_id)
      .execute();
    const save = (revision: number, ...children: ReturnType<typeof node>[]) =>
      pages.saveDesign({
        id,
        sections: { content: { ...stored, children } },
        revision,
      });
    const saved = await save(design.revision, foreign, known('two'));
    expect(saved.sections.content).toEqual({ ...stored, children: [foreign, known('two')] });
    const copy = { ...foreign, id: 'h2', children: [] };
    await expect(save(saved.revision, foreign, copy)).rejects.toMatchObject({
      data: { errors: { 'sections.content.children.1.widget': ['unknownWidget'] } },
    });
    const changed = { ...foreign, properties: { depth: 4 } };
    await expect(save(saved.revision, changed)).rejects.toMatchObject({ code: 400 });
    expect((await save(saved.revision, known('three'))).sections.content?.children).toHaveLength(1);
  });

  const inBlock = (...children: readonly object[]) =>
    ({ ...node('w1', 'section'), children: [{ ...node('x0', 'block'), children }] }) as never;
  const link = { action: 'url', url: 'javascript:alert(1)' };

  test.each([
    ['properties.foo', inBlock(node('x1', 'text', { foo: 1 }))],
    ['widget', inBlock(node('x1', 'marquee'))],
    ['widget', inBlock(node('x1', '__proto'))],
    ['properties.html', inBlock(node('x1', 'text', { html: 7 }))],
    ['extra', inBlock({ ...node('x1', 'text'), extra: 1 })],
    ['id', inBlock(node('', 'text'))],
    ['properties.link.url', inBlock(node('x1', 'button', { link }))],
  ])('an invalid %s is reported with its path, and nothing is stored', async (end, document) => {
    const path = `children.0.children.0.${end}`;
    const { id, design } = await emptyPage(client, 'Invalid');
    const { revision } = design;
    const stored = async () => [
      await client.ContentSection.getList(),
      await client.BlocksService.getList(),
      await pages.getDesign({ id }),
    ];
    const before = await stored();
    const fields = (saved: Promise<unknown>) =>
      saved.then(
        () => 'stored',
        (error: { data: { errors?: object } }) => Object.keys(error.data.errors ?? {}),
      );
    const { ContentSection, BlocksService } = client;
    expect([
      await fields(pages.saveDesign({ id, sections: { content: document }, revision })),
      await fields(ContentSection.save({ item: { name: 'x', kind: 'footer', document } })),
      await fields(BlocksService.saveToTheme({ item: { name: 'x', document } })),
    ]).toEqual([[`sections.content.${path}`], [`document.${path}`], [`document.${path}`]]);
    expect(await stored()).toEqual(before);
  });

  test('malicious documents are rejected or sanitized', async () => {
    const { id, design } = await emptyPage(client, 'Hostile');
    const { revision } = design;
    const save = (tree: unknown) =>
      pages.saveDesign({ id, sections: { content: tree as typeof content }, revision });
    const errors = (tree: unknown) =>
      save(tree).then(
        () => 'stored',
        (error: { data: { errors?: object } }) => Object.keys(error.data.errors ?? {}),
      );
    expect(await errors(node('root', 'section'))).toEqual(['sections.content.children']);
    expect(await errors({ ...content, extra: 1 })).toEqual(['sections.content.extra']);
    expect(await errors({ ...content, children: 'no' })).toEqual(['sections.content.children']);
    expect(await errors({ ...content, id: 'a b' })).toEqual(['sections.content.id']);
    const twice = node('root', 'section', {}, [node('a', 'row'), node('a', 'row')]);
    expect(await errors(twice)).toEqual(['sections.content.children.1.id']);
    expect((await pages.getDesign({ id })).revision).toBe(revision);
    const unrevised = pages.saveDesign({ id, sections: { content } } as never);
    await expect(unrevised).rejects.toMatchObject({ data: { errors: { revision: ['isEmpty'] } } });
    const nested = `<p>${'<b>'.repeat(20_000)}deep${'</b>'.repeat(10)}<img src=x onerror=alert(1)><a href="java&#9;script:alert(1)">x</a></p>`;
    const { sections: shown } = await save(textDocument(nested));
    expect(JSON.stringify(shown.content)).not.toMatch(/onerror|script:/);
  });
});
