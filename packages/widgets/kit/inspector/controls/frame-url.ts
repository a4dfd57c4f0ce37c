import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** A URL that the page shows inside itself; whether it lets itself be shown is told. */
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
