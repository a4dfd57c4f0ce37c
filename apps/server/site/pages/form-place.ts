import type { Owner } from '@plinth/model';
import type { FormSections } from '../../features/submissions/find-form.ts';
import type { Reader } from '../../storage/database/store.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import { findLocation } from '../facts/locations.ts';
import { type BuiltInPage, builtInView } from './built-in-page.ts';
import { defaultSections } from './default-sections.ts';
import { type LoadedDocument, loadDocument, withTemplate } from './load-document.ts';
import type { ServicePorts } from './service-view.ts';

/** Where a form was sent from. */
export type FormPlace = {
  /** Of the page. */
  readonly name: string;
  /** The document around the form. The home page if that is built in. */
  readonly loaded: LoadedDocument;
  /** Whose messages they are. Null: those of no document, but of a built-in page. */
  readonly owner: Owner | null;
  readonly sections: FormSections;
};

/** Sections by their scope: a page and the popup that it shows have different ids. */
const scopesOf = (loaded: LoadedDocument, owner: Owner): FormSections =>
  owner.kind === 'popup' ? { popup: loaded.sections.content } : withTemplate(loaded);

const placeOf = (loaded: LoadedDocument): FormPlace => {
  const { owner, record } = loaded;
  return { name: record.name, loaded, owner, sections: scopesOf(loaded, owner) };
};

/** A document. Undefined if there is none. */
export async function documentPlace(db: Reader, owner: Owner): Promise<FormPlace | undefined> {
  const loaded = await loadDocument(db, owner, createDependencyLog());
  return loaded && placeOf(loaded);
}

/** The forms that pages without their own choice have. */
export const defaultForms = (db: Reader): Promise<FormSections> =>
  defaultSections(db, createDependencyLog());

/** Undefined if there is no home page, which built-in pages are shown like. */
export async function builtInPlace(
  page: BuiltInPage,
  ports: Omit<ServicePorts, 'recorder'>,
): Promise<FormPlace | undefined> {
  const { db, facts } = ports;
  const view = await builtInView(page, { ...ports, recorder: createDependencyLog() });
  if (view.kind === 'stored') return placeOf(view.loaded);
  const home = findLocation(facts, []);
  const loaded = home && (await loadDocument(db, home.owner, createDependencyLog()));
  const { header, footer } = view.sections;
  return loaded && { name: view.name, loaded, owner: null, sections: { header, footer } };
}
