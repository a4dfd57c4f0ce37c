import type { Call } from '../../testing/call.ts';
import type { UserPort } from './port.ts';

export type FakeUser = UserPort & { readonly calls: readonly Call[] };

export function fakeUser(hasSingleKeys = true): FakeUser {
  let allowed = hasSingleKeys;
  const calls: Call[] = [];
  return {
    calls,
    markTourShown: () => void calls.push(['markTourShown']),
    hasSingleKeys: () => allowed,
    storeSingleKeys: (next) => {
      allowed = next;
    },
  };
}
