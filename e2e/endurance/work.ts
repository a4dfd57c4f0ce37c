import sharp from 'sharp';
import { Refused, RpcClient } from '../support/rpc.ts';

type Design = {
  readonly revision: number;
  readonly sections: { readonly content: { readonly children: readonly unknown[] } };
};

/** A page that one writer saves repeatedly, with the sent and acknowledged saves. */
export type Page = {
  readonly id: number;
  /** Number and revision of the last acknowledged save. */
  acknowledged: { readonly mark: number; readonly revision: number };
  /** Number of a save without a response. */
  sent: number;
};

export type Upload = { readonly id: number; readonly url: string };

const documentWith = (mark: number) => ({
  id: 'root',
  widget: 'section',
  properties: {},
  children: Array.from({ length: 20 }, (_, index) => ({
    id: `t${index}`,
    widget: 'text',
    properties: { html: `<p>mark ${mark} of part ${index}</p>` },
    children: [],
  })),
});

/** The save numbers in a stored document; exactly one if it's consistent. */
const marksIn = (design: Design): ReadonlySet<number> =>
  new Set(
    [...JSON.stringify(design.sections.content).matchAll(/mark (\d+) of part/g)].map(([, mark]) =>
      Number(mark),
    ),
  );

async function newPage(client: RpcClient, name: string): Promise<Page> {
  const { id } = await client.call<{ id: number }>('PagesService.save', { item: { name } });
  const { revision } = await client.call<Design>('PagesService.getDesign', { id });
  return { id, acknowledged: { mark: 0, revision }, sent: 0 };
}

/** Rotates sessions to stay below the rate limit. */
export type Sessions = () => RpcClient;

/** Limits: 600 calls a minute per session, 20 sign-ins an hour. */
const SESSIONS = 15;

export async function signInOften(url: string): Promise<Sessions> {
  const clients: RpcClient[] = [];
  for (let session = 0; session < SESSIONS; session++)
    clients.push(await new RpcClient(url).signIn());
  let turn = 0;
  return () => {
    const client = clients[turn++ % clients.length];
    if (!client) throw new Error('There is no session');
    return client;
  };
}

const WRITERS = 4;

/** Creates a page for each writer. */
export async function pagesToWrite(sessions: Sessions): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let writer = 0; writer < WRITERS; writer++)
    pages.push(await newPage(sessions(), `Page ${writer}`));
  return pages;
}

/** Saves the page until the server is killed or `stop` is called. */
export async function keepSaving(
  sessions: Sessions,
  page: Page,
  stop?: AbortSignal,
): Promise<void> {
  while (!stop?.aborted) {
    const client = sessions();
    const mark = page.sent + 1;
    page.sent = mark;
    const { revision } = await client.call<Design>('PagesService.saveDesign', {
      id: page.id,
      sections: { content: documentWith(mark) },
      revision: page.acknowledged.revision,
    });
    page.acknowledged = { mark, revision };
  }
}

/** Uploads images until the server is killed. */
export async function keepUploading(
  sessions: Sessions,
  done: Upload[],
  seed: number,
): Promise<void> {
  for (let count = 0; ; count++) {
    const background = { r: (seed * 7 + count) % 256, g: count % 256, b: seed % 256 };
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const file = new File([new Uint8Array(bytes)], `picture-${seed}-${count}.jpg`, {
      type: 'image/jpeg',
    });
    done.push(await sessions().upload<Upload>('MediaService.upload', {}, file));
  }
}

/**
 * Runs work until the connection is lost, which is how a kill appears. A refusal is an error, except a
 * rate limit, which ends this round.
 */
export function untilKilled(work: Promise<void>): Promise<string | null> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof Refused && error.code !== 429 ? error.message : null),
  );
}

/** Retries after rate limits and while the database restarts. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isLater = error instanceof Refused && (error.code === 429 || error.code === 503);
      if (!isLater) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Describes what is wrong with a page after a restart, or null. Also updates the page's state. */
export async function faultOf(client: RpcClient, page: Page): Promise<string | null> {
  const design = await patiently(() =>
    client.call<Design>('PagesService.getDesign', { id: page.id }),
  );
  const marks = [...marksIn(design)];
  const [mark = 0] = marks;
  const { acknowledged, sent } = page;
  const isWhole = marks.length <= 1;
  const isKnown = mark === acknowledged.mark || mark === sent;
  const steps = mark === acknowledged.mark ? 0 : 1;
  const isCounted = design.revision === acknowledged.revision + steps;
  page.acknowledged = { mark, revision: design.revision };
  page.sent = mark;
  if (!isWhole) return `page ${page.id} holds parts of several saves: ${marks.join(', ')}`;
  if (!isKnown)
    return `page ${page.id} holds save ${mark}; acknowledged was ${acknowledged.mark}, sent ${sent}`;
  return isCounted
    ? null
    : `page ${page.id} is at revision ${design.revision} after ${acknowledged.revision} and ${steps} save`;
}

export async function uploadFault(client: RpcClient, { id, url }: Upload): Promise<string | null> {
  const record = await client.call<Upload>('MediaService.get', { id }).catch(() => null);
  if (!record) return `upload ${id} was acknowledged and is gone`;
  const file = await fetch(client.url + url);
  await file.arrayBuffer();
  return file.status === 200 ? null : `the file of upload ${id} answers ${file.status}`;
}
