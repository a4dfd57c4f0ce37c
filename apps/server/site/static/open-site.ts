import { buffer } from 'node:stream/consumers';
import type { CopiedSite, OpenSite } from '../../features/exports/site-reader.ts';
import { UPLOADS } from '../../features/media/media-url.ts';
import { listAll } from '../../storage/records/lists.ts';
import { isOpenSite } from '../gate.ts';
import { createSiteTexts } from '../texts.ts';
import { type Answers, createAnswers, type SiteReaderPorts } from './answers.ts';
import { readAsset } from './assets.ts';
import { readDocuments } from './documents.ts';
import { bodyOf } from './response-body.ts';
import { readFeedsAndSitemaps } from './site-files.ts';

/** The owner's icon is elsewhere. */
const locationIn = (headers: readonly string[]): string | undefined =>
  headers[headers.indexOf('location') + 1 || headers.length];

async function readFavicon(
  { responses }: Answers,
  { mediaFiles }: SiteReaderPorts,
): ReturnType<CopiedSite['favicon']> {
  const response = await responses.favicon();
  const { headers, body } = response.variants.identity;
  const key = response.status === 302 ? locationIn(headers)?.slice(UPLOADS.length) : undefined;
  const stored = key === undefined ? null : await mediaFiles.store.open(key);
  return {
    type: headers[headers.indexOf('content-type') + 1] ?? '',
    body: stored ? await buffer(stored.stream) : body,
  };
}

/** Reads the public site as visitors without an account see it. */
export const createSiteReader =
  (ports: SiteReaderPorts): OpenSite =>
  async () => {
    const { store, clock } = ports;
    const answers = createAnswers(ports);
    const { responses } = answers;
    const facts = await answers.facts.read();
    if (!isOpenSite(facts, clock())) return null;
    const { general } = facts.settings;
    const text = await createSiteTexts()(general);
    const reading = { facts, answers, now: clock() };
    return {
      address: general.address.replace(/\/+$/, ''),
      suffix: general.permalinks ? general.suffix : '',
      ...(await readDocuments(reading)),
      texts: await readFeedsAndSitemaps(reading),
      notFound: async () => bodyOf(await responses.service({ kind: 'service.404' })),
      favicon: () => readFavicon(answers, ports),
      asset: (path) => readAsset(path, answers, ports),
      redirects: await listAll(store.read, 'redirect', 'position'),
      form_note: text('MODULE.SITE.FORM_OFF'),
    };
  };
