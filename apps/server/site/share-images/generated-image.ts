import { OWNER_KINDS, type Owner, SHARE_IMAGE_SIZE } from '@plinth/model';
import { type PageImage, shareTitle } from '@plinth/render';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { LoadedDocument } from '../pages/load-document.ts';
import { searchTexts } from '../pages/page-facts.ts';
import { isServicePage } from '../pages/service-pages.ts';

/** The URLs of generated images, as a route of the server. */
export const SHARE_IMAGE_ROUTE = `/share/:owner(^(?:${OWNER_KINDS.join('|')})-[1-9]\\d{0,9}$).png`;

export const shareImagePath = ({ kind, id }: Owner): string => `/share/${kind}-${id}.png`;

/** The owner named in a URL that matches the route. */
export function parseShareOwner(text: string): Owner | undefined {
  const kind = OWNER_KINDS.find((one) => text.startsWith(`${one}-`));
  return kind && { kind, id: Number(text.slice(kind.length + 1)) };
}

type Titled = Pick<LoadedDocument, 'owner' | 'record'>;

export const titleOnImage = (document: Titled, facts: SiteFacts): string =>
  shareTitle({ name: document.record.name, ...searchTexts(document, facts) });

/** The image that is drawn for a document. Null for pages without a URL of their own. */
export function generatedImage(document: Titled, facts: SiteFacts): PageImage | null {
  if (isServicePage(document.owner, facts)) return null;
  const parts = new Set([titleOnImage(document, facts), facts.settings.general.site_name]);
  const alt = [...parts].filter((part) => part !== '').join(' – ');
  const url = shareImagePath(document.owner);
  return { url, ...SHARE_IMAGE_SIZE, alt, origin: 'drawn' };
}
