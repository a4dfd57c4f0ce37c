import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    color: {
      /** Selector of the elements with this text color, used to check their contrast. */
      readonly textSelector?: string;
    };
  }
}

export const samples: ControlSamples<'color'> = {
  accepts: () => ['primary', 'color1_3', '#0a0b0c80'],
  refuses: () => ['red', 'red;}</style><script>', 'url(//evil)', 'expression(1)', '#12'],
};
