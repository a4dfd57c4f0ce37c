import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Owner } from '@plinth/model';
import { createOutliner } from '../../features/logos/outline-text.ts';
import type { ImageProcessor } from '../../features/media/images/image-processor.ts';
import type { Logger } from '../../logging.ts';
import type { Reader } from '../../storage/database/store.ts';
import { createFileCache } from '../../storage/files/file-cache.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import type { DataFolder } from '../../storage/folders/data-folder.ts';
import type { FontFiles } from '../../storage/folders/fonts-folder.ts';
import type { Themes } from '../../storage/folders/themes-folder.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { type Content, prepareResponse, type SiteResponse } from '../cache/site-response.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { locationOf, recordLocation } from '../facts/locations.ts';
import type { Facts, SiteFacts } from '../facts/site-facts.ts';
import { readFont } from '../fonts.ts';
import { isOpenToAll } from '../gate.ts';
import * as headers from '../headers.ts';
import { isServicePage } from '../pages/service-pages.ts';
import { drawShareImage, type ShareDesign } from './draw-share-image.ts';
import { shareImagePath, titleOnImage } from './generated-image.ts';
import { createLogoDrawing } from './logo-drawing.ts';
import { readLogoFile, readShareFont, shareColors } from './share-design.ts';

export type ShareImagesPorts = {
  readonly db: Reader;
  readonly clock: () => number;
  readonly log: Logger;
  readonly facts: Facts;
  readonly cache: ResponseCache;
  readonly themes: Themes;
  readonly fontFiles: FontFiles;
  readonly mediaFiles: Pick<MediaFiles, 'store'>;
  readonly drawings: Pick<ImageProcessor, 'draw'>;
  readonly folder: string;
  /** Another build may draw other images. */
  readonly build: string;
};

/** Images that are drawn for documents without an image. Undefined: as if there were none. */
export type ShareImages = (
  owner: Owner,
  audience: 'public' | 'private',
) => Promise<SiteResponse | undefined>;

/** Drawn images, by what is in them. */
export const shareImageFolder = ({ path }: Pick<DataFolder, 'path'>): string =>
  join(path, 'cache', 'share-images');

/** About 30 MB. */
const MAX_FILES = 500;
/** Images that wait for their turn to be drawn. */
const MAX_WAITING = 20;

const TAGS = [
  'style:*',
  'setting:general',
  'setting:colors',
  'setting:fonts',
  'setting:site_facts',
] as const;

const NOT_FOUND = { status: 404, headers: headers.NOT_FOUND_HEADERS, body: '' };
const BUSY = { status: 503, headers: { ...headers.TEXT_HEADERS, 'retry-after': '10' }, body: '' };

type Source = {
  readonly design: ShareDesign;
  readonly faces: Parameters<typeof createOutliner>[0];
  readonly logo: string | null;
};

/** Draws images one after the other, and keeps them on disk. */
function createDrawer(ports: ShareImagesPorts) {
  const { mediaFiles, folder, build } = ports;
  const draw = createLogoDrawing(ports.drawings);
  const files = createFileCache(folder, MAX_FILES);
  let waiting = 0;
  let fonts:
    | { readonly key: string; readonly outliner: ReturnType<typeof createOutliner> }
    | undefined;

  const outlinerOf = (faces: Source['faces']) => {
    const key = JSON.stringify(faces);
    if (fonts?.key !== key) {
      fonts = { key, outliner: createOutliner(faces, (file) => readFont(ports, file)) };
    }
    return fonts.outliner;
  };

  const make = async ({ design, faces, logo }: Source): Promise<Uint8Array> => {
    const { svg, logoBox } = await drawShareImage(design, outlinerOf(faces));
    const { ground, text } = design.colors;
    const place = async (file: string) => {
      const stored = await mediaFiles.store.open(file);
      return stored && { data: await buffer(stored.stream), box: logoBox, ground, plate: text };
    };
    return draw(svg, logo === null ? null : { file: logo, place: () => place(logo) });
  };

  return async (source: Source): Promise<Uint8Array | undefined> => {
    const hash = createHash('sha256')
      .update(JSON.stringify([build, source]))
      .digest('hex');
    const found = await files.find(hash);
    if (found) return found;
    if (waiting >= MAX_WAITING) return undefined;
    waiting += 1;
    try {
      const made = await make(source);
      await files.add(hash, made);
      return made;
    } finally {
      waiting -= 1;
    }
  };
}

async function readSource(
  document: Parameters<typeof titleOnImage>[0],
  { facts, recorder }: { readonly facts: SiteFacts; readonly recorder: Recorder },
  { db, themes }: ShareImagesPorts,
): Promise<Source> {
  for (const tag of TAGS) recorder.tag(tag);
  const { faces, weight } = await readShareFont(db, themes);
  return {
    design: {
      title: titleOnImage(document, facts),
      site_name: facts.settings.general.site_name,
      colors: shareColors(facts.settings.colors),
      weight,
    },
    faces,
    logo: await readLogoFile(db, facts, recorder),
  };
}

export function createShareImages(ports: ShareImagesPorts): ShareImages {
  const { db, cache, clock, log } = ports;
  const draw = createDrawer(ports);

  const respond = async (owner: Owner, isPublic: boolean, recorder: Recorder): Promise<Content> => {
    const facts = await ports.facts.read();
    recordLocation(owner, { facts, recorder, now: clock() });
    recorder.tag(`${owner.kind}:${owner.id}`);
    const record = await DOCUMENT_KINDS[owner.kind].read(db, owner.id);
    const isHidden =
      !record ||
      !locationOf(facts, owner) ||
      isServicePage(owner, facts) ||
      (isPublic && !isOpenToAll(facts, record, clock()));
    if (isHidden) return NOT_FOUND;
    const source = await readSource({ owner, record }, { facts, recorder }, ports);
    const body = await draw(source).catch((err) => {
      log.warn({ err, ...owner }, 'a share image could not be drawn');
      return undefined;
    });
    const kind = isPublic ? headers.SHARE_IMAGE_HEADERS : headers.PRIVATE_SHARE_IMAGE_HEADERS;
    return body ? { status: 200, headers: kind, body } : BUSY;
  };

  return async (owner, audience) => {
    const path = shareImagePath(owner);
    const key = audience === 'public' ? path : `private ${path}`;
    const response = await cache.getOrRender(key, async (recorder) => {
      const content = await respond(owner, audience === 'public', recorder);
      if (content.status !== 200) recorder.expireAt(0);
      return prepareResponse(content);
    });
    return response.status === 404 ? undefined : response;
  };
}
