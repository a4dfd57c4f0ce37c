import type { FormerTheme } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import type { ActivationChoices } from './activate-dialog.tsx';

type Theme = Pick<FormerTheme, 'id' | 'name'>;

const RESTORE: ActivationChoices = { restore: true, with_pages: false };

/** Changes the theme of the site, with a toast that leads back. */
export const useActivation = (active: Theme) => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const doneText = ({ name }: Theme, pages: number): string => {
    if (name === '') return t('MODULE.THEMES.SWITCHED_BACK');
    return pages > 0
      ? t('MODULE.THEMES.ACTIVATED_WITH_PAGES', { name, count: pages })
      : t('MODULE.THEMES.ACTIVATED', { name });
  };
  const activate = async (
    theme: Theme,
    choices: ActivationChoices,
    before: Theme = active,
  ): Promise<boolean> => {
    const isDone = await attempt(
      async () => {
        const { pages } = await client.ThemesService.activate({ id: theme.id, ...choices });
        toast(doneText(theme, pages), {
          action: {
            label: t('MODULE.THEMES.SWITCH_BACK'),
            run: () => void activate(before, RESTORE, theme),
          },
        });
      },
      { failed: 'MODULE.THEMES.ACTIVATION_FAILED' },
    );
    // Colors, styles, presets, fonts, headers, and footers are others now.
    await queries.invalidateQueries();
    return isDone;
  };
  return { activate, switchBack: (former: Theme) => activate(former, RESTORE) };
};
