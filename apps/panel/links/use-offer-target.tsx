import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { urlPath } from '../pages/url-path.ts';
import { client } from '../rpc/client.ts';
import { TargetDialog } from './target-dialog.tsx';

const DURATION_MS = 20_000;

/** Offers redirects of public URLs whose pages or posts were deleted. */
export type OfferTarget = (urls: readonly string[]) => void;

type Offered = { readonly offer: OfferTarget; readonly dialog: ReactNode };

/** Offers to redirect deleted URLs; `dialog` asks where to. */
export const useOfferTarget = (): Offered => {
  const t = useT();
  const queries = useQueryClient();
  const [paths, setPaths] = useState<readonly string[]>([]);
  const [first, ...others] = paths;
  const add = async (new_url: string) => {
    try {
      for (const path of paths) await client.RedirectsService.redirectNotFound({ path, new_url });
    } finally {
      await queries.invalidateQueries({ queryKey: ['RedirectsService'] });
    }
    toast(t('MODULE.REDIRECTS.DELETED_ADDED', { count: paths.length }));
  };
  return {
    offer: (urls) => {
      if (urls.length === 0) return;
      toast(t('MODULE.REDIRECTS.DELETED_OFFER', { count: urls.length }), {
        ...{ kind: 'info', duration: DURATION_MS },
        action: { label: t('MODULE.REDIRECTS.ADD'), run: () => setPaths(urls.map(urlPath)) },
      });
    },
    dialog: first !== undefined && (
      <TargetDialog
        path={others.length === 0 ? first : [first, ...others].join(', ')}
        labels={{ title: t('MODULE.NOT_FOUND.CHOOSE'), submit: t('MODULE.REDIRECTS.ADD') }}
        failed="COMMON.MESSAGES.CREATE_ERROR"
        onClose={() => setPaths([])}
        onChosen={add}
      />
    ),
  };
};
