import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** Child widgets of one kind. Shown on the parent and on each child. */
    items: {
      /** Name of the child widget. */
      readonly item: string;
      /** Path of the property with the item's title. */
      readonly titlePath: string;
      /** Path of each item's image. Items can be added by choosing images. */
      readonly imagePath?: string;
    };
  }
}

export const samples: ControlSamples<'items'> = {
  accepts: () => [],
  refuses: () => [],
};
