// Pages as visitors of a server get them, with their style sheets in them.
import { get } from 'node:http';

export type ReadPage = (path: string) => Promise<string>;

type Answer = { readonly status: number; readonly body: string };

const REQUEST_MS = 60_000;

/** `host` is that of the site. */
const request = (url: string, host: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { headers: { host }, signal: AbortSignal.timeout(REQUEST_MS), agent: false };
    get(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const { location } = response.headers;
        const status = response.statusCode ?? 0;
        resolve({ status, body: location === undefined ? body : `→ ${location}` });
      });
    }).on('error', reject);
  });

const STYLESHEET = /<link rel="stylesheet" href="(\/[^"]+)">/g;

/** Reads pages of a server. A status other than 200 is part of what is read. */
export function createReadPage(url: string, address: string): ReadPage {
  const { host } = new URL(address);
  const sheets = new Map<string, Promise<Answer>>();
  const sheetAt = async (path: string): Promise<string> => {
    const sheet = sheets.get(path) ?? request(url + path, host);
    sheets.set(path, sheet);
    // The next try is another request.
    sheet.catch(() => sheets.delete(path));
    return (await sheet).body;
  };
  return async (path) => {
    const { status, body } = await request(url + path, host);
    const contents = new Map<string, string>();
    for (const [, sheet = ''] of body.matchAll(STYLESHEET))
      contents.set(sheet, await sheetAt(sheet));
    const page = body.replace(
      STYLESHEET,
      (_, sheet: string) => `<style>${contents.get(sheet) ?? ''}</style>`,
    );
    return status === 200 ? page : `${status}\n${page}`;
  };
}
