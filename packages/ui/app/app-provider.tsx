import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { I18n } from '@plinth/i18n';
import { I18nProvider } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import '@mantine/core/styles.layer.css';
import { pendingQuestion } from '../feedback/confirm.ts';
import { useStored } from '../feedback/store.ts';
import { useToastLog } from '../feedback/toast.tsx';
import { useLocalizedTheme } from '../theme/localized-theme.ts';
import { chromeVariablesResolver } from '../theme/variables.ts';
import '../theme/chrome.css';
import '../theme/touch.css';
import { Announcer } from './announcer.tsx';
import { LazyMount, lazyComponent } from './lazy.tsx';
import { Tip } from './tip.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useListKeys } from './use-list-keys.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useMenuFocus } from './use-menu-focus.ts';

type AppProviderProps = {
  readonly i18n: I18n;
  /** The page's CSP nonce, for style elements created at run time. */
  readonly nonce: string;
  readonly children: ReactNode;
};

declare global {
  var __webpack_nonce__: string | undefined;
}

const appearance = localStorageColorSchemeManager({ key: 'plinth_appearance' });

const ConfirmDialog = lazyComponent(
  async () => (await import('../feedback/confirm-dialog.tsx')).ConfirmDialog,
);
const ToastArea = lazyComponent(async () => (await import('../feedback/toast-area.tsx')).ToastArea);

const Confirm = () => (
  <LazyMount when={useStored(pendingQuestion) !== null}>
    <ConfirmDialog />
  </LazyMount>
);

const Toasts = () => (
  <LazyMount when={useToastLog().length > 0}>
    <ToastArea />
  </LazyMount>
);

const Themed = ({ nonce, children }: Omit<AppProviderProps, 'i18n'>) => (
  <MantineProvider
    theme={useLocalizedTheme()}
    cssVariablesResolver={chromeVariablesResolver}
    colorSchemeManager={appearance}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    {children}
    <Confirm />
    <Toasts />
    <Announcer />
    <Tip />
  </MantineProvider>
);

/** Provides the theme, dialogs, toasts, language, and live region. */
export const AppProvider = ({ i18n, nonce, children }: AppProviderProps) => {
  // react-remove-scroll, used by dialogs, creates a style element and reads its nonce from this
  // global.
  globalThis.__webpack_nonce__ = nonce;
  useMenuFocus();
  useListKeys();
  useDialogFocus();
  useLostFocus();
  return (
    <I18nProvider i18n={i18n}>
      <Themed nonce={nonce}>{children}</Themed>
    </I18nProvider>
  );
};
