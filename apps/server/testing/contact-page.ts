import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { namedFields } from '@plinth/model';
import { createEraseExpired } from '../features/submissions/erase-expired.ts';
import type { Store } from '../storage/database/store.ts';
import { testPages } from './pages.ts';
import { runJob } from './run-job.ts';
import { sampleDocument } from './sample-page.ts';

export const PDF = new Uint8Array(
  Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
);

export const FIELDS = [
  { type: 'name', label: 'Name', is_required: true },
  { type: 'email', label: 'Email', is_required: true },
  { type: 'message', label: '', is_required: true },
  { type: 'select', label: 'Size', options: 'Small\nLarge' },
  { type: 'file', label: 'Plan' },
] as const;

const names = namedFields(
  FIELDS.map((field) => ({ options: '', is_required: false, is_hidden: false, ...field })),
).map(({ name }) => name);
/** How the fields are named in the HTML. */
export const [NAME = '', EMAIL = '', MESSAGE = '', SIZE = '', FILE = ''] = names;

export const HONEST = { [NAME]: 'Ada', [EMAIL]: 'ada@example.com', [MESSAGE]: 'Hello\nthere' };
export const FORM = 'content-w0';

type Values = Record<string, string | Blob>;

/** A site with a contact form at `/contact/`, a visitor of it, and its inbox. Its time stands still. */
export async function contactPage(kind: Store['kind']) {
  let time = Date.parse('2026-11-29T10:00:00.000Z');
  const wait = (ms: number) => {
    time += ms;
  };
  const { client, create, server } = await testPages(kind, { clock: () => time });
  const visitor = server.browser();
  const page = await create('Contact', { status: 'publish' });
  const design = (properties: object) => ({
    content: sampleDocument({ widget: 'contact_form', properties: properties as never }),
  });
  const save = async (sections: object) => {
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    await client.PagesService.saveDesign({ id: page.id, sections, revision });
  };
  await save(design({ fields: FIELDS, recipients: 'sales@example.com' }));

  const bodyOf = (values: Values, form = FORM) => {
    const body = new FormData();
    body.set('_form', form);
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    return body;
  };
  /** A browser without the script. */
  const post = (values: Values, form?: string) =>
    visitor.fetch('/contact/', { method: 'POST', body: bodyOf(values, form) });
  /** The script of the page. */
  const send = async (values: Values) => {
    const headers = { accept: 'application/json' };
    const response = await visitor.fetch('/contact/', {
      ...{ method: 'POST', body: bodyOf(values), headers },
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const inbox = async (folder: 'all' | 'spam' | 'unread' = 'all') =>
    (await client.SubmissionsService.getList({ filter: { folder } })).items;
  const eraseExpired = (context = { ...server.context, clock: () => time }) =>
    runJob(createEraseExpired(context));
  const clear = async () => {
    const all = [...(await inbox()), ...(await inbox('spam'))].map(({ id }) => id);
    if (all.length > 0) await client.SubmissionsService.delete({ ids: all });
    wait(3_600_001);
    await eraseExpired();
  };
  const storedFiles = async () => {
    const names = await readdir(join(server.context.folder.path, 'attachments'), {
      recursive: true,
    }).catch(() => []);
    return names.filter((name) => name.includes('.'));
  };
  return {
    ...{ client, create, server, visitor, page, design, save, post, send },
    ...{ inbox, eraseExpired, clear, storedFiles, wait, now: () => time },
  };
}
