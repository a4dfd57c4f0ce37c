import type { Owner } from '@plinth/model';
import type { FormSections } from '../../features/submissions/find-form.ts';
import type { Reader } from '../../storage/database/store.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import { findLocation } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { emptySearch } from '../search/search-site.ts';
import { defaultSections } from './default-sections.ts';
import { type LoadedDocument, loadDocument, withTemplate } from './load-document.ts';
import type { Subject } from './render-site-page.ts';
import { searchPage } from './search-page.ts';
import { type ServicePage, servicePage } from './service-pages.ts';
import { type ServicePorts, serviceView } from './service-view.ts';

/** A page that isn’t at its own URL: that of search results, or a service page. */
export type UnroutedPage = 'search' | ServicePage;

/** Where a form was sent from. */
export type FormPlace = {
  /** The document around the form. */
  readonly loaded: LoadedDocument;
  /** Whose messages they are. Null: those of no document, but of a built-in page. */
  readonly owner: Owner | null;
  readonly sections: FormSections;
};

type Ports = { readonly db: Reader; readonly facts: SiteFacts; readonly now: number };

/** Sections by their scope: a page and the popup that it shows have different ids. */
const scopesOf = (loaded: LoadedDocument, owner: Owner): FormSections =>
  owner.kind === 'popup' ? { popup: loaded.sections.content } : withTemplate(loaded);

/** A document. Undefined if there is none. */
export async function documentPlace(db: Reader, owner: Owner): Promise<FormPlace | undefined> {
  const loaded = await loadDocument(db, owner, createDependencyLog());
  return loaded && { loaded, owner, sections: scopesOf(loaded, owner) };
}

/** The forms that pages without their own choice have. */
export const defaultForms = (db: Reader): Promise<FormSections> =>
  defaultSections(db, createDependencyLog());

/** Built-in pages are shown like the home page, with the default header and footer. */
async function builtInPlace({ db, facts }: Ports): Promise<FormPlace | undefined> {
  const home = findLocation(facts, []);
  const loaded = home && (await loadDocument(db, home.owner, createDependencyLog()));
  return loaded && { loaded, owner: null, sections: await defaultForms(db) };
}

/** Undefined if it has no forms. */
export async function unroutedPlace(
  page: UnroutedPage,
  ports: Ports,
): Promise<FormPlace | undefined> {
  const { db, facts, now } = ports;
  if (page === 'search') return builtInPlace(ports);
  const node = servicePage(facts, page, now);
  if (node) return documentPlace(db, { kind: 'page', id: node.id });
  return page === 'service.404' ? builtInPlace(ports) : undefined;
}

/** The page that visitors see there. */
export const unroutedView = (page: UnroutedPage, ports: ServicePorts): Promise<Subject> => {
  if (page === 'search') return searchPage(emptySearch('', ''), ports);
  return serviceView(
    { kind: page, ...(page === 'service.password' && { state: 'ask' as const }) },
    ports,
  );
};
