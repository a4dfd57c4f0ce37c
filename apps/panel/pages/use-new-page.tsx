import type { PageRecord } from '@plinth/contract';
import { LazyMount, later } from '@plinth/ui';
import { useCallback, useState } from 'react';

const NewPageDialog = later(async () => (await import('./new-page-dialog.tsx')).NewPageDialog);

type Asked = { readonly answer: (page: PageRecord | null) => void };

/**
 * Making a page: `newPage` asks what it needs and answers the page, or null when nothing was made.
 * `dialog` has to be rendered somewhere.
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
  // It stands there closed as well, so that the focus goes back to where it came from.
  const dialog = (
    <LazyMount asked={opened}>
      <NewPageDialog opened={opened} onClose={close} />
    </LazyMount>
  );
  return { newPage, dialog };
};
