import type { Control, ControlSamples, SamplesOf } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** A list of objects. Each may have `is_hidden`, beside what its controls set. */
    list: {
      readonly max: number;
      readonly titlePath: string;
      /** Path of each item's image: a new item starts by choosing one. */
      readonly picturePath?: string;
      /** Paths are inside an item. */
      readonly controls: readonly Control[];
    };
  }
}

/** An item with the first sample of each of its controls. */
const item = (controls: readonly Control[], samplesOf: SamplesOf): object =>
  Object.fromEntries([
    ['is_hidden', false],
    ...controls.map((control) => [control.path, samplesOf(control)[0]]),
  ]);

export const samples: ControlSamples<'list'> = {
  accepts: ({ controls }, samplesOf) => [[item(controls, samplesOf)], []],
  refuses: ({ max, controls }, samplesOf) => [
    Array.from({ length: max + 1 }, () => item(controls, samplesOf)),
    [{ unknown: 1 }],
    'x',
  ],
};
