import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    icon: object;
  }
}

export const samples: ControlSamples<'icon'> = {
  accepts: () => ['check', null],
  refuses: () => ['No icon', '<svg>', '_', ''],
};
