import { expect, test } from 'vitest';
import type { LibraryImage } from '../../core/ports/media/port.ts';
import { withMore, withNewest } from './found-images.ts';

const picture = (id: number): LibraryImage => ({
  ...{ id, name: `${id}.jpg`, previewUrl: '', isWhole: false, lacksAlt: false },
  focus: { x: 50, y: 50 },
});
const round = (total: number, ...ids: number[]) => ({ items: ids.map(picture), total });
const ids = ({ items }: { readonly items: readonly LibraryImage[] }) => items.map(({ id }) => id);

test('appends the next page without duplicates', () => {
  const first = withNewest(null, '', round(5, 9, 8));
  const second = withMore(first, round(6, 8, 7));
  expect(ids(second)).toEqual([9, 8, 7]);
  expect(second).toMatchObject({ total: 6, firstNew: 2 });
});

test('puts an uploaded image first and keeps the others', () => {
  const shown = withMore(withNewest(null, '', round(4, 9, 8)), round(4, 7, 6));
  const after = withNewest(shown, '', round(5, 10, 9));
  expect(ids(after)).toEqual([10, 9, 8, 7, 6]);
  expect(after.firstNew).toBeNull();
});

test('starts over for another search, or after a gap before the known images', () => {
  const shown = withNewest(null, '', round(4, 9, 8));
  expect(ids(withNewest(shown, 'sea', round(1, 3)))).toEqual([3]);
  expect(ids(withNewest(shown, '', round(9, 14, 13)))).toEqual([14, 13]);
});
