import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

const i18n = await loadI18n<Bundle>(['common', 'auth', 'panel']);

afterEach(cleanup);

/** Renders a part of the panel with its theme, texts, dialogs and notifications. */
export const renderPanel = (children: ReactNode) =>
  render(
    <AppProvider i18n={i18n} nonce="">
      {children}
    </AppProvider>,
  );
