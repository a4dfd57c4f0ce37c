import type { NodeId } from '@plinth/model';
import { isReused, loadedBytes } from '../../canvas/frame/loaded-image.ts';
import type { EditorSession } from '../../core/session/types.ts';

/** Bytes of images from which on a page takes long to load on a phone. */
const HEAVY = 3 * 1024 * 1024;

/** How many of the images are named. */
const MAX_NAMED = 3;

export type PageWeight = {
  readonly bytes: number;
  /** The widgets with the heaviest images, the heaviest first. */
  readonly heaviest: readonly { readonly node: NodeId; readonly bytes: number }[];
};

type Weighed = Pick<EditorSession, 'sections' | 'elements'>;

/** What the images of a page weigh at the width of the canvas. Null unless that is too much. */
export function heavyPage({ sections, elements }: Weighed): PageWeight | null {
  const images = sections
    .flatMap(({ root }) => elements.get(root) ?? [])
    .flatMap((element) => [...element.querySelectorAll('img')]);
  const weights = new Map<string, PageWeight['heaviest'][number]>();
  for (const image of images) {
    const node = image.closest('[data-node-id]')?.getAttribute('data-node-id');
    const bytes = loadedBytes(image);
    if (node && bytes !== null && !isReused(image)) weights.set(image.currentSrc, { node, bytes });
  }
  const sorted = [...weights.values()].toSorted((a, b) => b.bytes - a.bytes);
  const total = sorted.reduce((sum, { bytes }) => sum + bytes, 0);
  return total < HEAVY ? null : { bytes: total, heaviest: sorted.slice(0, MAX_NAMED) };
}
