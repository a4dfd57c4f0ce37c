import type { SiteDesignChanges } from '@plinth/contract';
import type { WidgetNode } from '@plinth/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { smallTheme, zipOf } from '../../testing/small-theme.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf } from '../../testing/upload-file.ts';

const NOTHING: SiteDesignChanges = {
  ...{ text_styles: [], presets: [], backgrounds: [] },
  deleted: { text_styles: [], presets: [], backgrounds: [] },
  replacements: { text_styles: {}, presets: {} },
  restored: { text_styles: [], presets: {} },
  applied_presets: {},
  revisions: { text_styles: {}, presets: {}, backgrounds: {} },
};

const CONFLICT = { code: 409, message: 'COMMON.MESSAGES.CONFLICT' };

describe.each(SERVICE_DATABASES)(
  'a page that is edited while the theme changes on %s',
  async (kind) => {
    const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
    const { client } = await server.owner();
    const { PagesService: pages, StylesService: styles, ThemesService: themes } = client;
    const home = (await pages.getList({ count: 200 })).items.find(({ is_home }) => is_home);
    const id = home?.id ?? 0;

    const sections = () =>
      server.context.store.read.selectFrom('section').selectAll().orderBy('id').execute();

    /** The page and the design as a window read them before the theme changed. */
    let opened: Awaited<ReturnType<typeof open>>;
    const open = async () => ({
      page: await pages.getDesign({ id }),
      site: await styles.getSiteDesign(),
    });
    const save = (
      changed: { readonly [section: string]: WidgetNode },
      design?: SiteDesignChanges,
    ) => {
      const { revision, revisions } = opened.page;
      return pages.saveDesign({
        id,
        sections: changed,
        revision,
        revisions,
        ...(design && { design }),
      });
    };

    beforeEach(async () => {
      await themes.activate({ id: 'harbor' });
      opened = await open();
      await themes.activate({ id: 'monolith' });
    });

    test('its own content is saved, under the header and footer of the new theme', async () => {
      const content = textDocument('<p class="moto-text_lead">Written before</p>');
      const { header, footer } = (await pages.getDesign({ id })).sections;
      const saved = await save({ content });
      expect(saved.sections).toEqual({ header, content, footer });
    });

    test('a header of the former theme is refused, and nothing is stored or lost', async () => {
      const content = textDocument('<p>Written with a header</p>');
      const header = textDocument('<p>My header</p>');
      const before = await sections();
      await expect(save({ content, header })).rejects.toMatchObject({
        ...CONFLICT,
        data: { details: { section: 'header' } },
      });
      expect(await sections()).toEqual(before);
      opened = { ...opened, page: await pages.getDesign({ id }) };
      expect((await save({ content, header })).sections).toMatchObject({ content, header });
    });

    test('changes of the former theme’s colors and styles are refused with the page', async () => {
      const content = textDocument('<p>Written with colors</p>');
      const { colors, styles: stored } = opened.site;
      const before = [await sections(), await styles.getSiteDesign()];
      const recolored = {
        ...NOTHING,
        colors: colors.colors,
        revisions: { ...NOTHING.revisions, colors: colors.revision },
      };
      await expect(save({ content }, recolored)).rejects.toMatchObject(CONFLICT);
      const text = stored.find(({ class_name }) => class_name === 'heading-1');
      const restyled = {
        ...NOTHING,
        text_styles: [
          {
            ...{ id: text?.id, class_name: 'heading-1', name: 'Mine' },
            properties: text?.properties ?? {},
          },
        ],
        revisions: {
          ...NOTHING.revisions,
          text_styles: { [String(text?.id)]: text?.revision ?? 0 },
        },
      };
      await expect(save({ content }, restyled)).rejects.toMatchObject(CONFLICT);
      expect([await sections(), await styles.getSiteDesign()]).toEqual(before);
    });

    test('a style that went with the former theme is named, and the page stays as it is', async () => {
      await themes.install({}, fileOf(await zipOf(await smallTheme()), 'cove.zip'));
      await themes.activate({ id: 'cove' });
      opened = await open();
      await themes.activate({ id: 'harbor' });
      const before = await sections();
      const styled = save({ content: textDocument('<p class="moto-text_whisper">Psst</p>') });
      await expect(styled).rejects.toMatchObject({
        code: 400,
        data: {
          errors: {
            'sections.content.children.0.children.0.children.0.properties.html': ['styleNotFound'],
          },
        },
      });
      expect(await sections()).toEqual(before);
    });
  },
);
