import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    shadow: object;
  }
}

export const samples: ControlSamples<'shadow'> = {
  accepts: () => [{ is_on: true, x: 1, y: 12, blur: 30, spread: 2, color: 'primary' }],
  refuses: () => [{ color: 'red' }, { x: 1000 }, { unknown: 1 }],
};
