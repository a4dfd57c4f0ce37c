import type { Resolver } from 'node:dns/promises';

export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** A server that accepts mail for a domain. */
export type Exchanger = { readonly name: string; readonly address: string };

type Ports = {
  readonly resolver: MailResolver;
  /** Whether mail may be sent to this IP address. */
  readonly isAllowed: (address: string) => boolean;
};

const hasNoRecord = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENODATA' || error.code === 'ENOTFOUND');

/** An empty list if there are no records of this type. Rejects if the name server doesn't answer. */
const recordsOf = async <T>(lookup: Promise<readonly T[]>): Promise<readonly T[]> => {
  try {
    return await lookup;
  } catch (error) {
    if (hasNoRecord(error)) return [];
    throw error;
  }
};

/**
 * The servers that accept mail for a domain, best first (RFC 5321, 5.1). A domain without MX
 * records accepts mail itself. Empty: it accepts none, or only at addresses that aren't allowed.
 */
export async function mailExchangers(
  domain: string,
  { resolver, isAllowed }: Ports,
): Promise<readonly Exchanger[]> {
  const records = await recordsOf(resolver.resolveMx(domain));
  const named = records
    .toSorted((a, b) => a.priority - b.priority)
    .flatMap(({ exchange }) => (exchange === '' || exchange === '.' ? [] : exchange));
  const names = records.length === 0 ? [domain] : named;
  const found = await Promise.all(
    names.map(async (name) => {
      const four = await recordsOf(resolver.resolve4(name));
      const addresses = four.length > 0 ? four : await recordsOf(resolver.resolve6(name));
      return addresses.filter(isAllowed).map((address) => ({ name, address }));
    }),
  );
  return found.flat();
}
