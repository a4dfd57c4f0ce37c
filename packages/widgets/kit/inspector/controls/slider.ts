import type { ControlSamples } from '../control.ts';
import { samples as number } from './number.ts';

declare module '../control.ts' {
  interface ControlKinds {
    slider: ControlKinds['number'];
  }
}

export const samples: ControlSamples<'slider'> = { ...number };
