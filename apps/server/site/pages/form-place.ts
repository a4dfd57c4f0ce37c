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
export type Stand = 'search' | ServicePage;

/** Where a form was sent from. */
export type FormPlace = {
  /** Whose messages they are. */
  readonly loaded: LoadedDocument;
  readonly sections: FormSections;
};

type Ports = { readonly db: Reader; readonly facts: SiteFacts; readonly now: number };

/** Sections by their scope: a page and the popup that it shows have different ids. */
const scopesOf = (loaded: LoadedDocument, owner: Owner): FormSections =>
  owner.kind === 'popup' ? { popup: loaded.sections.content } : withTemplate(loaded);

/** A document. Undefined if there is none. */
export async function documentPlace(db: Reader, owner: Owner): Promise<FormPlace | undefined> {
  const loaded = await loadDocument(db, owner, createDependencyLog());
  return loaded && { loaded, sections: scopesOf(loaded, owner) };
}

/** Built-in pages are the home page’s: their forms are those of the default header and footer. */
async function builtInPlace({ db, facts }: Ports): Promise<FormPlace | undefined> {
  const home = findLocation(facts, []);
  const loaded = home && (await loadDocument(db, home.owner, createDependencyLog()));
  return loaded && { loaded, sections: await defaultSections(db, createDependencyLog()) };
}

/** Undefined if it has no forms. */
export async function standPlace(stand: Stand, ports: Ports): Promise<FormPlace | undefined> {
  const { db, facts, now } = ports;
  if (stand === 'search') return builtInPlace(ports);
  const node = servicePage(facts, stand, now);
  if (node) return documentPlace(db, { kind: 'page', id: node.id });
  return stand === 'service.404' ? builtInPlace(ports) : undefined;
}

/** The page that visitors see there. */
export const standView = (stand: Stand, ports: ServicePorts): Promise<Subject> => {
  if (stand === 'search') return searchPage(emptySearch('', ''), ports);
  return serviceView(
    { kind: stand, ...(stand === 'service.password' && { state: 'ask' as const }) },
    ports,
  );
};
