import type { ControlSamples } from '../control.ts';
import { samples as text } from './text.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** A text that replaces one of the image's own, which is used while the value is empty. */
    media_text: {
      readonly maxLength: number;
      /** The property with the image, beside this one. */
      readonly image: string;
      readonly replaces: 'alt' | 'title';
    };
  }
}

export const samples: ControlSamples<'media_text'> = { ...text };
