import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    preset: object;
  }
}

export const samples: ControlSamples<'preset'> = {
  accepts: () => ['other'],
  refuses: () => ['x" onmouseover=', ''],
};
