import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import type { I18n } from '@plinth/i18n';
import { I18nProvider } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MOST_TOASTS } from '../feedback/toast.tsx';
import { useSpokenTheme } from '../theme/spoken-theme.ts';
import { chromeVariablesResolver } from '../theme/variables.ts';
import '../theme/chrome.css';
import { Announcer } from './announcer.tsx';
import { Tip } from './tip.tsx';
import { useMenuFocus } from './use-menu-focus.ts';

type AppProviderProps = {
  readonly i18n: I18n;
  /** The page's CSP nonce; style elements made at run time carry it. */
  readonly nonce: string;
  readonly children: ReactNode;
};

declare global {
  var __webpack_nonce__: string | undefined;
}

const appearance = localStorageColorSchemeManager({ key: 'plinth_appearance' });

const Themed = ({ nonce, children }: Omit<AppProviderProps, 'i18n'>) => (
  <MantineProvider
    theme={useSpokenTheme()}
    cssVariablesResolver={chromeVariablesResolver}
    colorSchemeManager={appearance}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    <ModalsProvider>{children}</ModalsProvider>
    <Notifications
      position="bottom-left"
      limit={MOST_TOASTS}
      autoClose={5000}
      transitionDuration={350}
      containerWidth={380}
      pauseResetOnHover="all"
    />
    <Announcer />
    <Tip />
  </MantineProvider>
);

/** Theme, dialogs, toasts, language and live region for everything below. */
export const AppProvider = ({ i18n, nonce, children }: AppProviderProps) => {
  // The scroll lock behind dialogs makes a style element of its own and asks this global.
  globalThis.__webpack_nonce__ = nonce;
  useMenuFocus();
  return (
    <I18nProvider i18n={i18n}>
      <Themed nonce={nonce}>{children}</Themed>
    </I18nProvider>
  );
};
