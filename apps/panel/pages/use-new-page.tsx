import type { PageRecord } from '@plinth/contract';
import { LazyMount, lazyComponent } from '@plinth/ui';
import { useCallback, useState } from 'react';

const NewPageDialog = lazyComponent(
  async () => (await import('./new-page-dialog.tsx')).NewPageDialog,
);

type Asked = { readonly answer: (page: PageRecord | null) => void };

/**
 * `newPage` opens a dialog and resolves to the created page, or to null if it was canceled. Render
 * `dialog` somewhere.
 */
export const useNewPage = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const newPage = useCallback(
    () =>
      new Promise<PageRecord | null>((answer) => {
        setAsked({ answer });
        setOpened(true);
      }),
    [],
  );
  const close = (page: PageRecord | null) => {
    asked?.answer(page);
    setOpened(false);
  };
  // Stays mounted while closed, so focus can return to the opener.
  const dialog = (
    <LazyMount when={opened}>
      <NewPageDialog opened={opened} onClose={close} />
    </LazyMount>
  );
  return { newPage, dialog };
};
