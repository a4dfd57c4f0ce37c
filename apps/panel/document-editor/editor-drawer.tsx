import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import './editor-drawer.css';

export type EditorDrawerProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** False while a question about unsaved changes is open. */
  readonly closesOnEscape: boolean;
  readonly title: string;
  readonly testId: string;
  readonly children: ReactNode;
};

/** A form at the right edge, over the editor. */
export const EditorDrawer = ({
  opened,
  onClose,
  closesOnEscape,
  title,
  testId,
  children,
}: EditorDrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    closeOnEscape={closesOnEscape}
    position="right"
    size="xl"
    title={title}
    classNames={{ content: 'editor-drawer', body: 'editor-drawer-body' }}
    data-testid={testId}
  >
    {children}
  </Drawer>
);
