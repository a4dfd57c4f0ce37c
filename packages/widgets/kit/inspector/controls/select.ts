import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    select: {
      readonly options: readonly ControlOption[];
      /** The value that inherits, which isn't offered, and the CSS property that it inherits. */
      readonly inherit?: { readonly value: string; readonly css: string };
    };
  }
}

export const samples: ControlSamples<'select'> = {
  accepts: ({ options }) => options.map(({ value }) => value),
  refuses: () => ['no_such_option'],
};
