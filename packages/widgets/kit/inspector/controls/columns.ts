import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** The widths of a row's columns, which are properties of its children. */
    columns: object;
  }
}

export const samples: ControlSamples<'columns'> = {
  accepts: () => [],
  refuses: () => [],
};
