/** The largest page that the server returns. */
const COUNT = 200;

/** The most records that a choice offers. */
const MOST = 2000;

type Page<R> = { readonly items: readonly R[]; readonly total: number };

/** All records of a list, up to 2,000, for choices. */
export async function loadAll<R>(
  load: (place: { readonly page: number; readonly count: number }) => Promise<Page<R>>,
): Promise<readonly R[]> {
  const first = await load({ page: 1, count: COUNT });
  const pages = Math.ceil(Math.min(first.total, MOST) / COUNT);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load({ page: at + 2, count: COUNT })),
  );
  return [first, ...others].flatMap(({ items }) => items);
}
