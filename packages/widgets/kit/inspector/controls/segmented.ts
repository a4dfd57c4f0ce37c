import type { ControlSamples } from '../control.ts';
import { samples as select } from './select.ts';

declare module '../control.ts' {
  interface ControlKinds {
    segmented: ControlKinds['select'];
  }
}

export const samples: ControlSamples<'segmented'> = { ...select };
