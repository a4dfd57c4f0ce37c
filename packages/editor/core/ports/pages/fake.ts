import type { Call } from '../../testing/call.ts';
import type { PageChoice, PagesPort } from './port.ts';

const HOME: PageChoice = {
  ...{ id: 1, name: 'Home', status: 'publish', isHome: true },
  ...{ service: null, parent: null },
};

export type FakePages = PagesPort & {
  readonly calls: readonly Call[];
  /** The page that the user creates next. Without it, they cancel. */
  readonly createNext: (page: PageChoice) => void;
};

export function fakePages(pages: readonly PageChoice[] = [HOME]): FakePages {
  let stored = pages;
  const calls: Call[] = [];
  const next: PageChoice[] = [];
  return {
    calls,
    createNext: (page) => void next.push(page),
    list: async () => stored,
    create: async () => {
      calls.push(['create']);
      const page = next.shift();
      if (!page) return null;
      stored = [...stored, page];
      return page.id;
    },
    open: (id) => void calls.push(['open', id]),
  };
}
