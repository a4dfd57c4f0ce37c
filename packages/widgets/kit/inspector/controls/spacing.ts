import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** Each side is set separately. The samples are for one side. */
    spacing: { readonly devicePaths: readonly string[] };
  }
}

export const samples: ControlSamples<'spacing'> = {
  accepts: () => ['large', 'none', 60],
  refuses: () => ['huge', -1, 1.5],
};
