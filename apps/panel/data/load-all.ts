/** The largest page that the server returns. */
const COUNT = 200;

/** The most records that a choice offers. */
const CHOICES = 2000;

type Page<R> = { readonly items: readonly R[]; readonly total: number };

/** All records of a list; by default as many as a choice can offer, which are 2,000. */
export async function loadAll<R>(
  load: (place: { readonly page: number; readonly count: number }) => Promise<Page<R>>,
  most = CHOICES,
): Promise<readonly R[]> {
  const first = await load({ page: 1, count: COUNT });
  const pages = Math.ceil(Math.min(first.total, most) / COUNT);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load({ page: at + 2, count: COUNT })),
  );
  return [first, ...others].flatMap(({ items }) => items);
}
