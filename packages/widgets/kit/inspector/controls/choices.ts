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
  accepts: ({ options }) => {
    const values = options.map(({ value }) => value);
    return [[], values.slice(0, 1), values];
  },
  refuses: () => [['no_such_option'], 'no_list'],
};
