import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';

/** A page or post before or after a change. */
type Located = {
  /** Null: it has no URL. */
  readonly full_url: string | null;
  readonly status: string;
};

const DURATION_MS = 20_000;

/** Moves are of paths. */
const isRedirectable = (url: string): boolean => !url.includes('?');

/**
 * Offers redirects from the old URL of a page or post, and of everything below it, after a change has
 * moved it. Drafts have no visitors to redirect.
 */
export const useOfferRedirects = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  return (before: Located | undefined, after: Located | undefined): void => {
    const [from, to] = [before?.full_url, after?.full_url];
    if (!from || !to || from === to || before?.status === 'draft') return;
    if (!isRedirectable(from) || !isRedirectable(to)) return;
    const add = async () => {
      await attempt(() => client.RedirectsService.addMoved({ from, to }), {
        done: t('MODULE.REDIRECTS.MOVED_ADDED'),
        failed: 'COMMON.MESSAGES.CREATE_ERROR',
      });
      await queries.invalidateQueries({ queryKey: ['RedirectsService'] });
    };
    toast(t('MODULE.REDIRECTS.MOVED_OFFER'), {
      ...{ kind: 'info', duration: DURATION_MS },
      action: { label: t('MODULE.REDIRECTS.MOVED_ADD'), run: () => void add() },
    });
  };
};
