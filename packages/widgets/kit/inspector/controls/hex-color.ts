import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** An opaque color for another company, which doesn't know those of the theme. */
    hex_color: {
      /** Null leaves the color to the other company. */
      readonly isOptional?: true;
    };
  }
}

export const samples: ControlSamples<'hex_color'> = {
  accepts: ({ isOptional }) => ['#0a0b0c', '#FF5500', ...(isOptional ? [null] : [])],
  refuses: ({ isOptional }) => [
    ...['primary', 'color1_3', '#0a0b0c80', '#12', 'red', ''],
    ...(isOptional ? [] : [null]),
  ],
};
