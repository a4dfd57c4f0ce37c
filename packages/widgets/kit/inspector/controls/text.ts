import type { MessageKey } from '@plinth/i18n';
import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    text: {
      readonly maxLength: number;
      /** The text that the page shows while the value is empty, in the site's language. */
      readonly placeholder?: MessageKey<'visitors'>;
    };
  }
}

export const samples: ControlSamples<'text'> = {
  accepts: ({ maxLength }) => ['x', 'x'.repeat(maxLength)],
  refuses: ({ maxLength }) => ['x'.repeat(maxLength + 1), 5],
};
