import type { ThemeRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useConfirmDelete } from '@plinth/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';

/** The themes, and what can be done with them. */
export const useThemes = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const list = useQuery({
    queryKey: ['ThemesService', 'list'],
    queryFn: () => client.ThemesService.getList(),
  });
  // Fonts of the site are files of its themes.
  const changed = () => queries.invalidateQueries();
  const exportTheme = ({ id }: ThemeRecord) =>
    attempt(
      async () => {
        const { url } = await client.ThemesService.export({ id });
        // A download: the panel stays open.
        window.location.assign(url);
      },
      { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
    );
  const deleteTheme = async ({ id, name }: ThemeRecord) => {
    const isConfirmed = await confirmDelete({
      title: t('MODULE.THEMES.DELETE_TITLE', { name }),
      text: t('MODULE.THEMES.DELETE_TEXT'),
    });
    if (!isConfirmed) return;
    await attempt(() => client.ThemesService.delete({ id }), {
      done: t('COMMON.MESSAGES.DELETE_SUCCESS', { name }),
      failed: 'COMMON.MESSAGES.NOT_DELETED',
      name,
    });
    await changed();
  };
  return { list, changed, exportTheme, deleteTheme };
};
