import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';

const i18n = await loadI18n<Bundle>(['common', 'auth', 'panel']);

/**
 * Renders a part of the panel with its theme, texts, dialogs and notifications. What a test before it
 * has rendered is removed here: this module is loaded once for several files, of which `afterEach`
 * would reach the first.
 */
export const renderPanel = (children: ReactNode) => {
  cleanup();
  return render(
    <AppProvider i18n={i18n} nonce="">
      {children}
    </AppProvider>,
  );
};
