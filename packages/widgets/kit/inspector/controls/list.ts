import type { Control, ControlSamples, SamplesOf } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /**
     * A list of objects. In addition to the properties of its controls, each can have `is_hidden`.
     */
    list: {
      readonly max: number;
      readonly titlePath: string;
      /** Path of each item's image. Adding an item opens the image picker. */
      readonly imagePath?: string;
      /** Paths are relative to the item. */
      readonly controls: readonly Control[];
    };
  }
}

/** An item with each control set to its first sample. */
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
