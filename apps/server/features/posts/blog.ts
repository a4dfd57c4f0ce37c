import {
  type BlogTemplate,
  type BlogTemplateRecord,
  RpcError,
  type services,
} from '@plinth/contract';
import type { Documents } from '../../documents/documents.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { readBlog } from '../../settings/settings.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { findRecord, getRecord } from '../../storage/records/records.ts';
import { readDesign, saveDesign } from '../document-owners/design.ts';
import { type DesignPorts, designHandlers } from '../document-owners/design-handlers.ts';
import { type OwnedDocument, ownerOf } from '../document-owners/owned-document.ts';
import { pageDocuments } from '../pages/page-documents.ts';
import { IN_TEMPLATE } from './blog-documents.ts';
import { createPostTemplate, findPostTemplate } from './post-template.ts';
import { templateDocuments } from './template-documents.ts';

type BlogHandlers = Handlers<typeof services.BlogService>;
type TemplateKind = BlogTemplate['kind'];

export type BlogPorts = DesignPorts & {
  readonly settings: Pick<Handlers<typeof services.SettingsService>, 'get' | 'save'>;
};

async function readRecord(db: Reader, id: number, documents: Documents) {
  const { content_id, ...template } = await getRecord(db, 'blog_template', id);
  const { document } = await getRecord(db, 'section', content_id);
  return { ...template, document: documents.migrate(document) } satisfies BlogTemplateRecord;
}

/** Undefined if the blog has no page, or no template of posts. */
async function findTemplate(db: Reader, kind: TemplateKind): Promise<OwnedDocument | undefined> {
  if (kind === 'post') {
    const template = await findPostTemplate(db);
    return template && { of: templateDocuments, id: template.id };
  }
  const page = await findRecord(db, 'page', (await readBlog(db)).blog_page_id ?? 0);
  return page && { of: pageDocuments, id: page.id };
}

async function readTemplate(
  db: Reader,
  kind: TemplateKind,
  documents: Documents,
): Promise<BlogTemplate> {
  const owned = await findTemplate(db, kind);
  if (!owned) return { kind, owner: null, document: null, revision: null };
  const { sections, revision } = await readDesign(db, owned, documents);
  return { kind, owner: ownerOf(owned), document: sections.content, revision };
}

type Save = Parameters<BlogHandlers['saveTemplate']>[0];

async function saveTemplate(tx: Tx, { kind, document, revision }: Save, documents: Documents) {
  const owned = await findTemplate(tx.db, kind);
  // Another tab may have created the template.
  if (owned && (document || revision !== undefined || kind === 'index')) {
    if (!document) throw fieldError('document', 'isEmpty');
    if (revision === undefined) throw fieldError('revision', 'isEmpty');
    const sections = { content: document };
    await saveDesign(tx, owned, { sections, revision, revisions: {}, documents });
  } else if (!owned) {
    if (kind === 'index') throw new RpcError('NOT_FOUND');
    const given = document && { location: IN_TEMPLATE, path: 'document' };
    await createPostTemplate(tx, given && (await documents.accept(tx.db, document, given)));
  }
  return readTemplate(tx.db, kind, documents);
}

export function createBlog({ settings, ...ports }: BlogPorts): BlogHandlers {
  const { store, documents } = ports;
  return {
    ...designHandlers(templateDocuments, ports, (db, id) => readRecord(db, id, documents)),
    get: async ({ id }) => readRecord(store.read, id, documents),
    getSettings: async (_, context) => settings.get({ group: 'blog' }, context),
    setSettings: async (save, context) => settings.save({ group: 'blog', ...save }, context),
    getTemplate: async ({ kind }) => readTemplate(store.read, kind, documents),
    saveTemplate: async (save, { actor }) =>
      store.transaction((tx) => saveTemplate(tx, save, documents), actor),
  };
}
