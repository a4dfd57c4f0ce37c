import type { Call } from '../../testing/call.ts';
import type { DocumentCost, PreviewPort, SignedUrl } from './port.ts';

type Options = {
  /** The URL of all previews, and of linked ones by their path. */
  readonly url?: string;
  readonly linked?: { readonly [href: string]: string };
  /** Of the page that a popup covers. */
  readonly behind?: string;
  readonly cost?: DocumentCost;
};

export type FakePreview = PreviewPort & {
  readonly calls: readonly Call[];
  /** Keeps the next URLs waiting until `answer` is called. */
  readonly hold: () => void;
  /** Ends the waiting, with an error if it is to fail. */
  readonly answer: (outcome: 'shown' | 'failed') => void;
};

const signed = (url: string): SignedUrl => ({ url, expires: '2030-01-01T00:00:00.000Z' });

export function fakePreview({ url = '/', linked = {}, behind, cost }: Options = {}): FakePreview {
  const calls: Call[] = [];
  let isHeld = false;
  let waiting: ((outcome: 'shown' | 'failed') => void)[] = [];
  const answered = async (found: string): Promise<SignedUrl> => {
    const outcome = isHeld
      ? await new Promise<'shown' | 'failed'>((resolve) => waiting.push(resolve))
      : 'shown';
    if (outcome === 'failed') throw new Error('No preview');
    return signed(found);
  };
  return {
    calls,
    hold: () => {
      isHeld = true;
    },
    answer: (outcome) => {
      for (const resolve of waiting) resolve(outcome);
      waiting = [];
    },
    stored: () => answered(url),
    draft: (...args) => {
      calls.push(['draft', ...args]);
      return answered(url);
    },
    linked: async (...args) => {
      calls.push(['linked', ...args]);
      const found = linked[args[0]];
      return found === undefined ? null : answered(found);
    },
    behind: behind === undefined ? null : async () => signed(behind),
    cost: async () => cost ?? { html: 0, css: 0, scripts: 0, widget: null },
  };
}
