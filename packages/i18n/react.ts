import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';
import type { I18n, Translate } from './create-i18n.ts';
import type { Formatters } from './format.ts';

const I18nContext = createContext<I18n | null>(null);

type I18nProviderProps = { readonly i18n: I18n; readonly children: ReactNode };

export const I18nProvider = ({ i18n, children }: I18nProviderProps) =>
  createElement(I18nContext.Provider, { value: i18n }, children);

/** The i18n instance. Components that only show texts use `useT`. */
export const useI18n = (): I18n => {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('There is no I18nProvider above this component.');
  useSyncExternalStore(
    i18n.subscribe,
    () => i18n.t,
    () => i18n.t,
  );
  return i18n;
};

/** `t('COMMON.ACTION.SAVE')`. Re-renders the component when the language changes. */
export const useT = (): Translate => useI18n().t;

/** Formatters for dates, numbers, and sizes in the active language. */
export const useFormat = (): Formatters => useI18n().format;
