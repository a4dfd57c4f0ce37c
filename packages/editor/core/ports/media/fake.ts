import type { Call } from '../../testing/call.ts';
import type { LibraryImage, MediaPort } from './port.ts';

/** Images per page of the list. */
const PAGE_SIZE = 40;

export type FakeMedia = MediaPort & {
  readonly calls: readonly Call[];
  /** What the user chooses next: one file, or several images. Without it, they cancel. */
  readonly choose: (...ids: readonly number[]) => void;
};

/** A media library with these images, newest first. The list stays the same function. */
export function fakeMedia(images: readonly LibraryImage[] = []): FakeMedia {
  let stored = images;
  const calls: Call[] = [];
  const chosen: (readonly number[])[] = [];
  const add = ({ name }: File): number => {
    const id = Math.max(0, ...stored.map((image) => image.id)) + 1;
    const shown = { previewUrl: '', isWhole: false, focus: { x: 50, y: 50 }, lacksAlt: true };
    stored = [{ id, name, ...shown }, ...stored];
    return id;
  };
  return {
    calls,
    choose: (...ids) => void chosen.push(ids),
    pick: async (...args) => {
      calls.push(['pick', ...args]);
      return chosen.shift()?.[0] ?? null;
    },
    pickImages: async (max) => {
      calls.push(['pickImages', max]);
      return (chosen.shift() ?? []).slice(0, max);
    },
    openFile: (id) => void calls.push(['openFile', id]),
    describe: async (id, alt) => {
      calls.push(['describe', id, alt]);
      stored = stored.map((image) => (image.id === id ? { ...image, lacksAlt: false } : image));
    },
    images: async (search, skip) => {
      const found = stored.filter(({ name }) => name.includes(search));
      return { items: found.slice(skip, skip + PAGE_SIZE), total: found.length };
    },
    upload: async (files) => files.map(add),
  };
}
