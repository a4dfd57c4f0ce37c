import type { AccessClaims } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../rpc/client.ts';
import { useBoot } from '../../../session/boot.ts';
import { dropToken, readToken, storeToken } from './access-token.ts';

/** What the stored token says. Drops one that the hub in use didn't issue for this site. */
async function readAccount(userId: number): Promise<AccessClaims | null> {
  const token = readToken(userId);
  if (token === null) return null;
  const { claims } = await client.AccountsService.readToken({ token });
  if (claims === null) dropToken(userId);
  return claims;
}

/** The user's connection with the accounts. */
export function useAccount() {
  const userId = useBoot().user?.id ?? 0;
  const account = useQuery({
    queryKey: ['access-token', userId],
    queryFn: () => readAccount(userId),
  });
  return {
    account,
    /** Whether the token is in use now. */
    connect: async (token: string): Promise<boolean> => {
      if (!storeToken(userId, token)) return false;
      const { data } = await account.refetch();
      return data !== null && data !== undefined;
    },
    disconnect: async () => {
      dropToken(userId);
      await account.refetch();
    },
  };
}
