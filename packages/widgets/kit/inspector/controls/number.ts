import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    number: {
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: 'px' | '%' | 's' | 'ms' | '°';
      /** Whether an empty field means null (preset default). */
      readonly isOptional?: true;
    };
  }
}

export const samples: ControlSamples<'number'> = {
  accepts: ({ min, max, isOptional }) => [min, max, ...(isOptional ? [null] : [])],
  refuses: ({ min, max, isOptional }) => [min - 1, max + 1, '5', ...(isOptional ? [] : [null])],
};
