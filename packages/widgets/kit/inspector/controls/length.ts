import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    length: {
      readonly units: readonly string[];
      /** Whether an empty field means null (auto) instead of the default. */
      readonly isOptional?: true;
    };
  }
}

export const samples: ControlSamples<'length'> = {
  accepts: ({ units }) => units.map((unit) => `10${unit}`),
  refuses: () => ['10', '10furlong', '10px;}', 'calc(1px)', '-5px'],
};
