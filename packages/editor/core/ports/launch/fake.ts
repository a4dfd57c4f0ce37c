import type { Call } from '../../testing/call.ts';
import type { LaunchPort } from './port.ts';

type Options = {
  /** Number of samples on the site. */
  readonly samples?: number;
  /** Null if the server doesn't answer. */
  readonly isUnderConstruction?: () => boolean | null;
};

export type FakeLaunch = LaunchPort & { readonly calls: readonly Call[] };

/** A launched site without samples. */
export function fakeLaunch({
  samples = 0,
  isUnderConstruction = () => false,
}: Options = {}): FakeLaunch {
  const calls: Call[] = [];
  return {
    calls,
    open: () => void calls.push(['open']),
    onMeasured: (kinds) => void calls.push(['onMeasured', kinds]),
    countSamples: async () => samples,
    openSamples: () => void calls.push(['openSamples']),
    isUnderConstruction: async () => isUnderConstruction(),
  };
}
