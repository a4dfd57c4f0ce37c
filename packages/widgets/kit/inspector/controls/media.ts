import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    media: { readonly accepts: 'image' | 'video' | 'audio' | 'any' };
  }
}

export const samples: ControlSamples<'media'> = {
  accepts: () => [7, null],
  refuses: () => ['7', 0, 1.5],
};
