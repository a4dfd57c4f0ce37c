import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    choices: {
      readonly options: readonly ControlOption[];
      /** Shown while nothing is chosen. */
      readonly placeholder: ControlOption['label'];
    };
  }
}

export const samples: ControlSamples<'choices'> = {
  accepts: ({ options }) => [[], options.map(({ value }) => value)],
  refuses: () => [['no_such_option'], 'no_list'],
};
