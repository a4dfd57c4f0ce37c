import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    select: { readonly options: readonly ControlOption[] };
  }
}

export const samples: ControlSamples<'select'> = {
  accepts: ({ options }) => options.map(({ value }) => value),
  refuses: () => ['no_such_option'],
};
