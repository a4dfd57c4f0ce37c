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

/** The language's switchboard itself; components that only show text take `useT`. */
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

/** `t('COMMON.ACTION.SAVE')`; the component renders again when the language changes. */
export const useT = (): Translate => useI18n().t;

/** Dates, numbers and sizes in the chosen language. */
export const useFormat = (): Formatters => useI18n().format;
