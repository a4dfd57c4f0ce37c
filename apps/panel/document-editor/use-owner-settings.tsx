import { Drawer } from '@mantine/core';
import type { EditedOwner, UnsavedWork } from '@plinth/editor';
import { restoreWhenOpened } from '@plinth/editor/left-work';
import { useT } from '@plinth/i18n/react';
import { useCallback, useRef, useState } from 'react';
import { useGo } from '../router/links.tsx';
import type { EditedKind } from './edited-kind.ts';
import './owner-settings.css';

type Needs = {
  readonly of: EditedKind;
  readonly opened: EditedOwner;
  readonly unsaved: UnsavedWork | null;
  /** Loads the document again. */
  readonly reload: () => void;
};

/**
 * `openSettings` opens the settings of the edited record over the editor, or on their screen if the
 * kind has no form. `owner` is the record with what was saved there. Render `drawer` somewhere.
 */
export const useOwnerSettings = ({ of, opened, unsaved, reload }: Needs) => {
  const t = useT();
  const go = useGo();
  const [owner, setOwner] = useState(opened);
  const [isOpen, setOpen] = useState(false);
  const [isClosing, setClosing] = useState(false);
  // Refs, because they are read after the form has gone.
  const isDirty = useRef(false);
  const needsReload = useRef(false);
  const { Settings } = of;

  const openSettings = useCallback(() => {
    if (Settings) setOpen(true);
    else go(of.settings(opened.id));
  }, [Settings, go, of, opened.id]);
  const onDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);
  const onSaved = useCallback((saved: EditedOwner, isReloaded: boolean) => {
    setOwner(saved);
    needsReload.current ||= isReloaded;
  }, []);
  // Deferred: the same Escape would otherwise also close the confirmation dialog.
  const ask = (value: boolean) => void setTimeout(() => setClosing(value));
  const close = async () => {
    onDirty(false);
    setClosing(false);
    setOpen(false);
    if (!needsReload.current) return;
    // Unsaved changes to the document pass through the browser's journal.
    if (unsaved && !(await unsaved.keep())) return;
    needsReload.current = false;
    if (unsaved) restoreWhenOpened(owner);
    reload();
  };
  const drawer = Settings && (
    <Drawer
      opened={isOpen}
      onClose={() => (isDirty.current ? ask(true) : void close())}
      closeOnEscape={!isClosing}
      position="right"
      size="xl"
      title={t('ROUTE.PAGE_SETTINGS.TITLE')}
      classNames={{ body: 'owner-settings' }}
      data-testid="owner-settings"
    >
      <Settings
        id={owner.id}
        onSaved={onSaved}
        onDirty={onDirty}
        closing={isClosing ? { leave: () => void close(), stay: () => ask(false) } : null}
      />
    </Drawer>
  );
  return { owner, openSettings, drawer };
};
