import { useCallback } from 'react';
import { type NamedValues, useAddressValues } from '../router/use-address-values.ts';
import { PAGE_SIZE, PAGE_SIZES, type PagerState } from './pager.tsx';

/** The largest page number that the server accepts. */
const MAX_PAGE = 1_000_000;

const whole = (text: string, max: number): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
};

/** Page and page size of a list, which are stored in its address; impossible ones are ignored. */
export const usePager = (sizes?: readonly number[]) => usePagerOf(useAddressValues(), sizes);

/** Page and page size of a list with values of its own. */
export function usePagerOf({ read, change }: NamedValues, sizes: readonly number[] = PAGE_SIZES) {
  const count = sizes.find((size) => String(size) === read('count')) ?? PAGE_SIZE;
  const pager: PagerState = { page: whole(read('page'), MAX_PAGE) ?? 1, count };
  const goTo = useCallback(
    ({ page, count: size }: PagerState) =>
      change({
        page: page === 1 ? '' : String(page),
        count: size === PAGE_SIZE ? '' : String(size),
      }),
    [change],
  );
  return { pager, goTo };
}
