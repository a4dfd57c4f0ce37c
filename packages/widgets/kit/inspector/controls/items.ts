import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** The child widgets of a kind: at their parent and at each of them. */
    items: {
      /** Name of the child widget. */
      readonly item: string;
      /** Path of the property that names an item. */
      readonly titlePath: string;
    };
  }
}

export const samples: ControlSamples<'items'> = {
  accepts: () => [],
  refuses: () => [],
};
