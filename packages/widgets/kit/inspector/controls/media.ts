import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    media: { readonly accepts: 'image' | 'mp4' | 'mp3' };
  }
}

export const samples: ControlSamples<'media'> = {
  accepts: () => [7, null],
  refuses: () => ['7', 0, 1.5],
};
