import type { Call } from '../../testing/call.ts';
import type { ContentPort, FoundContent } from './port.ts';

const HOME: FoundContent = { kind: 'page', id: 1, name: 'Home', status: 'publish' };

export type FakeContent = ContentPort & { readonly calls: readonly Call[] };

/** Finds content by its name. */
export function fakeContent(content: readonly FoundContent[] = [HOME]): FakeContent {
  const calls: Call[] = [];
  return {
    calls,
    find: async (search) =>
      content.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase())),
    open: ({ kind, id }) => void calls.push(['open', kind, id]),
  };
}
