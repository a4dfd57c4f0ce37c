import type { PageStatus } from '@plinth/model';
import type { Call } from '../../testing/call.ts';
import type { OwnerPort } from './port.ts';

export type FakeOwner = OwnerPort & { readonly calls: readonly Call[] };

/** `status` is what is stored; null if the server doesn't answer. */
export function fakeOwner(status: () => PageStatus | null = () => 'publish'): FakeOwner {
  const calls: Call[] = [];
  return {
    calls,
    openSettings: () => void calls.push(['openSettings']),
    leave: () => void calls.push(['leave']),
    readStatus: async () => status(),
    readFindings: async () => null,
  };
}
