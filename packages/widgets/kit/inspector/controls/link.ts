import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    link: {
      /** Whether a lightbox without an image shows the widget's own. */
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
