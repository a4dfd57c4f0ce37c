import type { Coordinates, WidgetNode } from '@plinth/model';
import { dataRequests } from '@plinth/render';
import type { Logger } from '../../../logging.ts';
import type { SignedInContext } from '../../../rpc/context.ts';
import { MAP_PICTURES, MAX_MAP_PICTURES, readMapPictures } from '../../../settings/map-pictures.ts';
import type { Reader, Store } from '../../../storage/database/store.ts';
import { readSetting, saveSetting } from '../../../storage/records/stored-setting.ts';
import { type AddImagePorts, addImage } from '../add-image.ts';
import { imageFile } from '../poster.ts';
import { type FetchMapPorts, fetchMap, type TileServer } from './fetch-map.ts';
import { pictureKey } from './picture-key.ts';
import { createServerPause } from './server-pause.ts';
import type { MapRequest } from './tiles.ts';

export type MapPicturesPorts = AddImagePorts &
  FetchMapPorts & {
    readonly store: Store;
    readonly log: Logger;
    readonly clock: () => number;
  };

/** Makes the pictures of maps in saved documents. Never rejects: the save has succeeded. */
export type MakeMapPictures = (
  documents: readonly (WidgetNode | null)[],
  context: SignedInContext,
) => Promise<void>;

/** All pictures of a save together, in ms. A slow tile server mustn't hold it up for longer. */
const MAX_MS = 4_000;

const requestsIn = (documents: readonly (WidgetNode | null)[]): readonly MapRequest[] =>
  dataRequests(documents, { owner: null }).filter((request) => request.source === 'map');

async function existingImages(db: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** 51° 26′ 57″ N */
function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  const seconds = Math.round(Math.abs(value) * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${parts[0]}°${parts[1]}′${parts[2]}″${value < 0 ? negative : positive}`;
}

const fileName = ({ lat, lng }: Coordinates): string =>
  `${degrees(lat, ['N', 'S'])} ${degrees(lng, ['E', 'W'])}.png`;

async function savePictures(
  { store }: MapPicturesPorts,
  made: ReadonlyMap<string, number | null>,
  { actor }: SignedInContext,
): Promise<void> {
  await store.transaction(async (tx) => {
    const { values, revision } = await readSetting(tx.db, MAP_PICTURES);
    const others = values.pictures.filter(({ key }) => !made.has(key));
    const added = [...made].map(([key, image_id]) => ({ key, image_id }));
    const pictures = [...others, ...added].slice(-MAX_MAP_PICTURES);
    await saveSetting(tx, { ...MAP_PICTURES, values: { pictures }, revision });
  }, actor);
}

export function createMapPictures(ports: MapPicturesPorts): MakeMapPictures {
  const { store, log, clock } = ports;
  const pause = createServerPause(clock);

  const make = async (request: MapRequest, server: TileServer, context: SignedInContext) => {
    try {
      const picture = await fetchMap(request, server, ports);
      if (picture === 'silent') pause.start(server.template);
      const image = typeof picture !== 'string' && imageFile(fileName(request.place), picture);
      return image ? ((await addImage(image, ports, context))?.id ?? null) : null;
    } catch (err) {
      log.warn({ err }, 'the picture of a map could not be made');
      return null;
    }
  };

  const makeAll = async (requests: readonly MapRequest[], context: SignedInContext) => {
    const { settings, pictures } = await readMapPictures(store.read);
    const template = settings.map_tile_url;
    if (template === '') return;
    const known = [...pictures.values()].filter((id) => id !== null);
    const images = await existingImages(store.read, known);
    const server = { template, signal: AbortSignal.timeout(MAX_MS) };
    const changed = new Map<string, number | null>();
    for (const request of requests) {
      const key = pictureKey(template, request);
      const former = pictures.get(key);
      if (former != null && images.has(former)) continue;
      const id = pause.isOn(template) ? null : await make(request, server, context);
      if (id !== former) changed.set(key, id);
    }
    if (changed.size > 0) await savePictures(ports, changed, context);
  };

  return async (documents, { actor: { idempotency: _, ...actor }, ...context }) => {
    const requests = requestsIn(documents);
    if (requests.length === 0) return;
    // Only the save itself is repeatable.
    await makeAll(requests, { ...context, actor }).catch((err) =>
      log.warn({ err }, 'the pictures of maps could not be made'),
    );
  };
}
