import { fontResponse } from '../fonts.ts';
import { DESIGN_STYLESHEET } from '../pages/render-site-page.ts';
import { parseShareOwner } from '../share-images/generated-image.ts';
import type { Answers, SiteReaderPorts } from './answers.ts';
import { bodyOf } from './response-body.ts';

const SHARE_IMAGE = /^\/share\/([a-z_]+-[1-9]\d{0,9})\.png$/;

/** A file that is no upload, by its path. Undefined: there is none. */
export async function readAsset(
  path: string,
  { responses, shareImages, clients }: Answers,
  ports: SiteReaderPorts,
): Promise<Buffer | undefined> {
  if (path === DESIGN_STYLESHEET) return bodyOf(await responses.stylesheet());
  const owner = parseShareOwner(SHARE_IMAGE.exec(path)?.[1] ?? '');
  if (owner) {
    const drawn = await shareImages(owner, 'public');
    return drawn?.status === 200 ? bodyOf(drawn) : undefined;
  }
  const content = clients.read(path) ?? (await fontResponse(ports, path));
  return content && Buffer.from(content.body);
}
