import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    menu: object;
  }
}

export const samples: ControlSamples<'menu'> = {
  accepts: () => [7, null],
  refuses: () => ['7', 0, 1.5],
};
