import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    background: {
      /** Edits a `fillOption`, whose color is another property. */
      readonly isFill?: true;
    };
  }
}

export const samples: ControlSamples<'background'> = {
  accepts: ({ isFill }) => [
    ...(isFill ? [] : [{ color: 'primary' }]),
    { image_id: 7, overlay: { color: 'inv', opacity: 40 } },
    { image_id: 7, repeat: 'x', is_fixed: true },
    { gradient: { angle: 90, from: 'primary', to: '#ffffff' } },
    { preset: 'night' },
  ],
  refuses: ({ isFill }) => [
    isFill ? { video_id: 7 } : { color: 'red;}' },
    { image_id: '//evil' },
    { unknown: 1 },
  ],
};
