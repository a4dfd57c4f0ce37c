import { emptySite } from '@plinth/widgets/kit';
import type { Call } from '../../testing/call.ts';
import type { SitePort } from './port.ts';

export type FakeSite = SitePort & { readonly calls: readonly Call[] };

/** An empty site with all features, unless given other data. */
export function fakeSite({
  context = emptySite(),
  features = {},
}: Partial<Pick<SitePort, 'context' | 'features'>> = {}): FakeSite {
  const calls: Call[] = [];
  return {
    ...{ context, features, calls },
    openScreen: (screen) => void calls.push(['openScreen', screen]),
    changeLogo: async () => void calls.push(['changeLogo']),
  };
}
