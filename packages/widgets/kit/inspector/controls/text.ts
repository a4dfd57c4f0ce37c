import type { MessageKey } from '@plinth/i18n';
import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    text: {
      readonly maxLength: number;
      /** For the keyboards of phones. The schema says which URLs are valid. */
      readonly isUrl?: boolean;
      /** The text that the page shows while the value is empty, in the site's language. */
      readonly placeholder?: MessageKey<'visitors'>;
    };
  }
}

export const samples: ControlSamples<'text'> = {
  accepts: ({ maxLength, isUrl }) => {
    const start = isUrl ? 'https://www.example.com/' : '';
    return [`${start}x`, start.padEnd(maxLength, 'x')];
  },
  refuses: ({ maxLength }) => ['x'.repeat(maxLength + 1), 5],
};
