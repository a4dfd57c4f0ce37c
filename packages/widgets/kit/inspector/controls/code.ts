import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    code: { readonly language: 'html'; readonly maxLength: number };
  }
}

export const samples: ControlSamples<'code'> = {
  accepts: () => ['<b>Sample</b>'],
  refuses: ({ maxLength }) => ['x'.repeat(maxLength + 1), 5],
};
