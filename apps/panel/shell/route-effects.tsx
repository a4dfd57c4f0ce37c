import { languageTag } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { closeConfirm } from '@plinth/ui';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { titleKeyOf } from '../router/title.ts';
import { useBoot } from '../session/boot.ts';
import { takeEntered } from '../session/enter.ts';

/** The title of the current screen, “Themes · Design” for one that has the title of its area. */
export const useScreenTitle = (): string => {
  const { t, has } = useI18n();
  const matches = useMatches();
  // A path with an impossible id matches a route, but shows that it isn't found.
  const isFound = matches.every(({ status }) => status !== 'notFound');
  const route = matches.findLast(({ staticData }) => staticData.title)?.staticData;
  const key = isFound ? route?.title && titleKeyOf(route.title) : 'ROUTE.NOT_FOUND.TITLE';
  // The route's texts may still be loading.
  const title = t(key && has(key) ? key : 'SHELL.PRODUCT');
  const topic = isFound && route?.topic && has(route.topic) ? t(route.topic) : title;
  return topic === title ? title : `${topic} · ${title}`;
};

/** Keeps the document title in sync with route and language. */
const useDocumentTitle = () => {
  const { t, locale } = useI18n();
  const { config } = useBoot();
  const title = useScreenTitle();
  useEffect(() => {
    document.title = `${title} · ${config.site_name || t('SHELL.PRODUCT')}`;
    document.documentElement.lang = languageTag(locale);
  }, [title, config.site_name, locale, t]);
};

/** Exposes the state as attributes for style sheets and support tools. */
const useStateName = () => {
  const matches = useMatches();
  const state = matches.findLast(({ staticData }) => staticData.state)?.staticData.state;
  useEffect(() => {
    document.body.dataset.state = state ?? '';
  }, [state]);
};

/** Moves focus to the new screen, unless one of its fields already has it. */
const focusContent = () => {
  const content = document.getElementById('content');
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
};

/** Whether a screen was shown since the document loaded. */
let hasArrived = false;

/** Moves focus to the first screen after signing in, but not when the document loads otherwise. */
export const useFirstFocus = () =>
  useEffect(() => {
    const isArrival = takeEntered() || hasArrived;
    if (isArrival && document.activeElement === document.body) focusContent();
    hasArrived = true;
  }, []);

/** On route change: closes dialogs, scrolls to the top, and focuses the new screen. */
const useArrival = () => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (last.current !== undefined && path !== last.current) {
      closeConfirm();
      window.scrollTo(0, 0);
      focusContent();
    }
    last.current = path;
  }, [path]);
};

export const RouteEffects = () => {
  useDocumentTitle();
  useStateName();
  useArrival();
  return null;
};
