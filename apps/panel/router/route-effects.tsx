import { languageTag } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { closeConfirm } from '@plinth/ui';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useBoot } from '../session/boot.ts';
import { titleKeyOf } from './title.ts';

/** The page's title follows route and language (specification, point 2). */
const useDocumentTitle = () => {
  const { t, locale } = useI18n();
  const { config } = useBoot();
  const matches = useMatches();
  const key = matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  const title = key ? t(titleKeyOf(key)) : t('SHELL.PRODUCT');
  useEffect(() => {
    document.title = `${title} · ${config.site_name || t('SHELL.PRODUCT')}`;
    document.documentElement.lang = languageTag(locale);
  }, [title, config.site_name, locale, t]);
};

/** After a change of route: dialogs close, the new screen starts at its top and has the focus. */
const useArrival = () => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (last.current !== undefined && path !== last.current) {
      closeConfirm();
      window.scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    last.current = path;
  }, [path]);
};

export const RouteEffects = () => {
  useDocumentTitle();
  useArrival();
  return null;
};
