import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider, clearToasts, closeConfirm } from '@plinth/ui';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';

const i18n = await loadI18n<Bundle>(['common', 'auth', 'panel']);

/**
 * Renders a part of the panel with theme, texts, dialogs and notifications. After the test it
 * unmounts it and removes its toasts and questions, which the next test would find. This module is shared by
 * several files, so an `afterEach` would only apply to the first.
 */
export const renderPanel = (children: ReactNode) => {
  onTestFinished(() => {
    cleanup();
    clearToasts();
    closeConfirm();
  });
  return render(
    <AppProvider i18n={i18n} nonce="">
      {children}
    </AppProvider>,
  );
};
