import { describe, expect, test } from 'vitest';
import { storeMedia } from '../testing/media.ts';
import { sampleDocument, savePage, text } from '../testing/sample-page.ts';
import { OWNER, testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';
import { uploader } from '../testing/upload-file.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('a draft preview on %s', async (kind) => {
  let ahead = 0;
  const server = await testServer(kind, { clock: () => Date.now() + ahead });
  const browser = await server.owner();
  const { client } = browser;
  const upload = uploader(browser);
  const { PagesService: pages, SettingsService: settings } = client;
  const guest = server.browser();
  const read = async (path: string) => {
    const response = await guest.fetch(path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const page = await savePage(
    client,
    { name: 'Edited', head_code: '<script>head()</script>' },
    '<p>Saved words</p>',
  );

  test('shows unsaved changes in an opaque origin and saves nothing', async () => {
    const before = await pages.getDesign({ id: page.id });
    const sections = { content: sampleDocument(text('<p>Unsaved words</p>')) };
    const { url } = await pages.createLook({ id: page.id, sections });
    const { text: shown, headers } = await read(url);
    expect([shown.includes('Unsaved words'), shown.includes('Saved words')]).toEqual([true, false]);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-same-origin)/);
    expect((await pages.getDesign({ id: page.id })).revision).toBe(before.revision);
    expect((await read('/edited/')).text).toContain('Saved words');
    expect((await read(url.replace(/^(\/preview\/page\/\d+\/)\d+/, '$199'))).status).toBe(404);
    ahead += HOUR;
    expect((await read(url)).status).toBe(404);
    await pages.createLook({ id: page.id, sections });
    const kept = await server.context.store.read.selectFrom('look').select('id').execute();
    expect(kept).toHaveLength(1);
  });

  test('includes the unsaved site design', async () => {
    const { colors } = await client.StylesService.getColorTheme({});
    const main = ['#123abc', ...colors.main.slice(1)];
    const sections = { content: sampleDocument() };
    const preview = async (more: object) =>
      (await read((await pages.createLook({ id: page.id, sections, ...more })).url)).text;
    const changed = { colors: { ...colors, main } };
    expect(await preview({ design: changed })).toContain('--moto-color1:#123abc');
    const { values } = await client.StylesService.getValues({});
    const wide = { ...values, grid: { ...values.grid, row_width: 1444 } };
    expect(await preview({ design: { values: wide } })).toContain('--moto-row-width:1444px');
    const note = { class_name: 'note', name: 'Note', properties: { desktop: { font_size: 32 } } };
    expect(await preview({ design: { text_styles: [note] } })).toContain(
      '.moto-text_note{font-size:2rem}',
    );
    expect(await preview({})).not.toContain('#123abc');
    const image_id = await storeMedia(server.context.store);
    const moving = { image_id, is_parallax: true };
    const dusk = { class_name: 'dusk', name: 'Dusk', properties: moving };
    const content = { ...sampleDocument(), properties: { background: { preset: 'dusk' } } };
    const parallax = { sections: { content }, design: { backgrounds: [dusk] } };
    expect(await preview(parallax)).toContain('data-scroll-effect="parallax"');
    const video_id = await storeMedia(server.context.store, 'video');
    const tide = { ...dusk, properties: { image_id, video_id } };
    const video = { sections: { content }, design: { backgrounds: [tide] } };
    expect(await preview(video)).toContain('data-background-video');
    const unsafe = { ...colors, main: ['red}</style><script>', ...colors.main.slice(1)] };
    await expect(preview({ design: { colors: unsafe } })).rejects.toThrow();
    expect((await client.StylesService.getColorTheme({})).colors.main).toEqual(colors.main);
  });

  test('shows a logo that is not saved yet', async () => {
    const sections = { content: sampleDocument(text('<p><data value="logo"></data></p>')) };
    const preview = async (logo?: { id: number; has_backdrop?: boolean } | { svg: string }) =>
      (await read((await pages.createLook({ id: page.id, sections, ...(logo && { logo }) })).url))
        .text;
    expect(await preview()).not.toContain('<img class="moto-logo"');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Ada</title></svg>';
    expect(await preview({ svg })).toContain(
      `<img class="moto-logo" src="data:image/svg+xml,${encodeURIComponent(svg)}"`,
    );
    const uploaded = await upload(svg, 'own.svg');
    expect(await preview({ id: uploaded.id })).toContain(
      `<img class="moto-logo" src="${uploaded.url}"`,
    );
    expect(await preview({ id: uploaded.id, has_backdrop: true })).toContain(
      `<img class="moto-logo moto-logo-backdrop" src="${uploaded.url}"`,
    );
    await expect(preview({ svg: 'nonsense' })).rejects.toThrow();
    expect((await settings.get({ group: 'site_facts' })).values).toMatchObject({ logo_id: null });
  });

  test('runs custom code as far as the settings allow', async () => {
    const embed = { widget: 'html_embed', properties: { code: '<script>embed()</script>' } };
    const preview = async () => {
      const sections = { content: sampleDocument(embed) };
      const { url } = await pages.createLook({ id: page.id, sections });
      const shown = (await read(url)).text;
      return [shown.includes('head()'), shown.includes('embed()')];
    };
    expect(await preview()).toEqual([false, false]);
    await client.AuthService.confirmPassword({ password: OWNER.password });
    const allow = (values: Record<string, boolean>) =>
      settings.save({ group: 'code_injection', values });
    await allow({ run_injected_code: true });
    expect(await preview()).toEqual([true, false]);
    await allow({ run_injected_code: false, run_embed_code: true });
    expect(await preview()).toEqual([false, true]);
    await allow({ run_injected_code: true });
    const flag = (allow_code_injection: boolean) =>
      settings.save({ group: 'features', values: { allow_code_injection } });
    await flag(false);
    expect(await preview()).toEqual([false, false]);
    await flag(true);
    expect(await preview()).toEqual([true, true]);
  });

  test('is connected to the editor whatever the code of the site leaves open', async () => {
    await settings.save({
      group: 'code_injection',
      values: { run_injected_code: true, footer_code: '<!-- Old code' },
    });
    const { url } = await pages.createLook({
      id: page.id,
      sections: { content: sampleDocument() },
    });
    expect((await read(url)).text).toContain('<!-- Old code--><script>');
  });

  test('is rejected for content that a page cannot contain', async () => {
    const content = { ...sampleDocument(), children: [] };
    await expect(pages.createLook({ id: page.id, sections: { content } })).rejects.toMatchObject({
      code: 400,
      data: { errors: { 'sections.content.children': ['emptySection'] } },
    });
    await expect(pages.createLook({ id: 999, sections: {} })).rejects.toMatchObject({ code: 404 });
  });
});
