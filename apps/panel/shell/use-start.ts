import type { MessageKey } from '@plinth/i18n';
import { useHasRoute } from '../router/routes-context.ts';
import { DASHBOARD } from '../router/start.ts';

/** Where the panel opens, with the label of links to it. */
export const useStart = (): { readonly path: string; readonly label: MessageKey } =>
  useHasRoute(DASHBOARD)
    ? { path: DASHBOARD, label: 'SHELL.TO_DASHBOARD' }
    : { path: '/', label: 'SHELL.TO_START' };
