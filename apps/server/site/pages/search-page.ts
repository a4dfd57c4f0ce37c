import { escapeHtml } from '@plinth/render';
import type { SiteSearch } from '@plinth/widgets/kit';
import type { Reader } from '../../storage/database/store.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import type { SiteText } from '../texts.ts';
import { defaultSections } from './default-sections.ts';
import type { Subject } from './render-site-page.ts';
import { plainDocument, SEARCH_FORM } from './service-pages.ts';

type Ports = { readonly db: Reader; readonly recorder: Recorder; readonly text: SiteText };

/** The page of results, with the site's header and footer. */
export async function searchPage(
  search: SiteSearch,
  { db, recorder, text }: Ports,
): Promise<Subject> {
  const title = text('VISITOR.SEARCH.TITLE');
  const content = plainDocument({ html: `<h1>${escapeHtml(title)}</h1>` }, ...SEARCH_FORM);
  return {
    kind: 'builtIn',
    name: title,
    sections: { ...(await defaultSections(db, recorder)), content },
    search,
  };
}
