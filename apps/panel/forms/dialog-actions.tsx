import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import './dialog-actions.css';

/** The buttons of a dialog that scrolls; they stay in view at its bottom. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <Group justify="flex-end" gap="sm" className="dialog-actions">
    {children}
  </Group>
);
