import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    visibility: { readonly devicePaths: readonly string[] };
  }
}

export const samples: ControlSamples<'visibility'> = {
  accepts: () => [{ desktop: true, tablet: false, mobile_h: true, mobile_v: false }],
  refuses: () => [{ desktop: 'yes' }, { watch: true }],
};
