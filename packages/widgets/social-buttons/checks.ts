import type { WidgetChecks } from '../kit/checks.ts';
import type { SocialButtonsProperties } from './schema.ts';

/** Another page is to be shared, but its URL is missing. */
export const checks: WidgetChecks<SocialButtonsProperties> = {
  find: ({ properties: { shared_page, url } }) =>
    shared_page === 'fixed' && url === ''
      ? [
          {
            kind: 'link',
            text: 'WIDGET.SOCIAL_BUTTONS.CHECK.URL',
            isUnfilled: true,
            repairs: [
              { kind: 'edit', path: 'url', label: 'WIDGET.SOCIAL_BUTTONS.REPAIR.URL' },
              {
                kind: 'set',
                path: 'shared_page',
                value: 'current',
                label: 'WIDGET.SOCIAL_BUTTONS.REPAIR.CURRENT',
              },
            ],
          },
        ]
      : [],
  tapPaddingPath: 'padding',
};
