import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    switch: object;
  }
}

export const samples: ControlSamples<'switch'> = {
  accepts: () => [true, false],
  refuses: () => ['yes'],
};
