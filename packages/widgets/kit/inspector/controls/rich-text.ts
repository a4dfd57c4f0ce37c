import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    rich_text: object;
  }
}

export const samples: ControlSamples<'rich_text'> = {
  accepts: () => ['<p>Sample <img data-media="7"></p>'],
  refuses: () => [5],
};
