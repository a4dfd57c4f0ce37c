import type { Call } from '../../testing/call.ts';
import type { Choice } from '../choice.ts';
import type { MenusPort } from './port.ts';

export type FakeMenus = MenusPort & { readonly calls: readonly Call[] };

export function fakeMenus(menus: readonly Choice[] = []): FakeMenus {
  const calls: Call[] = [];
  return {
    calls,
    list: async () => menus,
    open: (id) => void calls.push(['open', id]),
  };
}
