import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    background: object;
  }
}

export const samples: ControlSamples<'background'> = {
  accepts: () => [{ color: 'primary' }, { image_id: 7, overlay: { color: 'inv', opacity: 40 } }],
  refuses: () => [{ color: 'red;}' }, { image_id: '//evil' }, { unknown: 1 }],
};
