import { Alert, Button, Group } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';

const KEY = ['PostsService', 'list-on-page'];

/** Whether a page lists the blog's posts. Undefined while it's unknown. */
export const useHasList = (page_id: number | null): boolean | undefined =>
  useQuery({
    queryKey: [...KEY, page_id],
    queryFn: async () =>
      page_id === null || (await client.PostsService.hasList({ page_id })).has_list,
    // The page may have been edited since.
    staleTime: 0,
    gcTime: 0,
  }).data;

/** Warns that a page doesn't list posts, and offers to add a list. */
export const MissingList = ({ page }: { readonly page: PageRecord }) => {
  const t = useT();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  if (useHasList(page.id) !== false) return null;
  const add = async () => {
    setBusy(true);
    await attempt(() => client.PostsService.addList({ page_id: page.id }), {
      done: t('MODULE.POSTS.LIST_ADDED', { name: page.name }),
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
    await queries.invalidateQueries({ queryKey: KEY });
    setBusy(false);
  };
  return (
    <Alert color="yellow" data-testid="no-post-list">
      <Group justify="space-between" gap="md">
        {t('MODULE.POSTS.NO_LIST', { name: page.name })}
        <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void add()}>
          {t('MODULE.POSTS.ADD_LIST')}
        </Button>
      </Group>
    </Alert>
  );
};
