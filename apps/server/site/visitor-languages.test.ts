import { LOCALES, type Locale } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { sampleDocument, savePage } from '../testing/sample-page.ts';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

/** The title of the 404 page and the message for an empty field. */
const TEXTS: Record<Locale, readonly [missingPage: string, emptyField: string]> = {
  en_US: ['Page not found', 'This field is required.'],
  de_DE: ['Seite nicht gefunden', 'Bitte füllen Sie dieses Feld aus.'],
  es_ES: ['Página no encontrada', 'Este campo es obligatorio.'],
  fr_FR: ['Page introuvable', 'Ce champ est obligatoire.'],
  it_IT: ['Pagina non trovata', 'Questo campo è obbligatorio.'],
  ja_JP: ['ページが見つかりません', 'この項目は必須です。'],
  nl_NL: ['Pagina niet gevonden', 'Dit veld is verplicht.'],
  pl_PL: ['Nie znaleziono strony', 'To pole jest wymagane.'],
  pt_BR: ['Página não encontrada', 'Este campo é obrigatório.'],
  ru_RU: ['Страница не найдена', 'Это поле обязательно.'],
  sv_SE: ['Sidan hittades inte', 'Fältet är obligatoriskt.'],
  uk_UA: ['Сторінку не знайдено', 'Це поле обов’язкове.'],
};

describe.each(SERVICE_DATABASES)('the language of a site on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const page = await savePage(client, { name: 'Contact' }, '');
  const content = sampleDocument({ widget: 'contact_form', properties: {} });
  await client.PagesService.saveDesign({
    id: page.id,
    sections: { content },
    revision: page.design,
  });
  const shown = async (path: string) => {
    const response = await server.browser().fetch(path);
    return { status: response.status, text: await response.text() };
  };

  test.each(LOCALES)('%s is the language of the 404 page and of forms', async (locale) => {
    const html_lang = locale.replace('_', '-');
    const values = { default_language: locale, html_lang };
    await client.SettingsService.save({ group: 'general', values });
    const [missingPage, emptyField] = TEXTS[locale];
    const missing = await shown('/nowhere/');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain(`<html lang="${html_lang}"`);
    expect(missing.text).toContain(missingPage);
    expect((await shown('/contact/')).text).toContain(emptyField);
  });
});
