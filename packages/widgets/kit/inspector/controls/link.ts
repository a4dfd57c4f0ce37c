import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    link: {
      /** Without an image of its own, a lightbox shows the widget's. */
      readonly hasOwnImage?: boolean;
    };
  }
}

export const samples: ControlSamples<'link'> = {
  accepts: () => [{ action: 'home_page' }, { action: 'url', url: 'https://example.com/' }],
  refuses: () => [
    { action: 'url', url: 'javascript:alert(1)' },
    { action: 'url', url: 'java\tscript:alert(1)' },
    { action: 'url', url: ' data:text/html,x' },
    { action: 'url', url: '&#106;avascript:alert(1)' },
    { action: 'nonsense' },
  ],
};
