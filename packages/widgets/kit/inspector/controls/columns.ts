import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** The column widths of a row, which are properties of its children. */
    columns: object;
  }
}

export const samples: ControlSamples<'columns'> = {
  accepts: () => [],
  refuses: () => [],
};
