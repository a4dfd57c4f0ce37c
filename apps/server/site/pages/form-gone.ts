import { escapeHtml } from '@plinth/render';
import type { Reader } from '../../storage/database/store.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import type { SiteText } from '../texts.ts';
import { defaultSections } from './default-sections.ts';
import type { Subject } from './render-site-page.ts';
import { plainDocument } from './service-pages.ts';

type Ports = { readonly db: Reader; readonly recorder: Recorder; readonly text: SiteText };

/** Names of fields that visitors don’t write in begin with this. */
const INTERNAL = '_';

/** What a visitor wrote in a form that was removed meanwhile, so that it isn’t lost. */
export async function formGone(
  values: ReadonlyMap<string, string>,
  { db, recorder, text }: Ports,
): Promise<Subject> {
  const title = text('MODULE.SITE.FORM_GONE.TITLE');
  const written = [...values]
    .filter(([name, value]) => !name.startsWith(INTERNAL) && value.trim() !== '')
    .map(([, value]) => `<p>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`);
  const intro = `<p>${escapeHtml(text('MODULE.SITE.FORM_GONE.TEXT'))}</p>`;
  const html = `<h1>${escapeHtml(title)}</h1>${intro}<hr>${written.join('')}`;
  const content = plainDocument({ html });
  return {
    kind: 'builtIn',
    name: title,
    sections: { ...(await defaultSections(db, recorder)), content },
  };
}
