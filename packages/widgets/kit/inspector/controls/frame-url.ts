import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** A URL to embed. The control shows whether the site allows embedding. */
    frame_url: object;
  }
}

export const samples: ControlSamples<'frame_url'> = {
  accepts: () => ['https://example.com/?a=1&b=2', ''],
  refuses: () => [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//example.com/',
    '/own/',
    'https://user:secret@example.com/',
    5,
  ],
};
