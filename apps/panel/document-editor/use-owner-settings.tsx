import type { EditedOwner, UnsavedWork } from '@plinth/editor';
import { restoreWhenOpened } from '@plinth/editor/left-work';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { OwnerKind } from '@plinth/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useGo } from '../router/links.tsx';
import type { EditedKind } from './edited-kind.ts';
import { LazyDrawer } from './lazy-drawer.tsx';

/** What the settings of an owner are called. */
const TITLES = {
  page: 'ROUTE.PAGE_SETTINGS.TITLE',
  post: 'ROUTE.POST_SETTINGS.TITLE',
  popup: 'ROUTE.POPUP_SETTINGS.TITLE',
  blog_template: 'ROUTE.BLOG_SETTINGS.TITLE',
} as const satisfies Record<OwnerKind, MessageKey>;

type Needs = {
  readonly of: EditedKind;
  readonly opened: EditedOwner;
  readonly unsaved: UnsavedWork | null;
  /** Loads the document again. */
  readonly reload: () => void;
};

/**
 * `owner` is the edited record, which follows changes made anywhere in the panel, and elsewhere once
 * the user returns to the window; `readOwner` reads it at once. `openSettings` opens its settings over
 * the editor, or on their screen if the kind has no form. Render `drawer` somewhere.
 */
export const useOwnerSettings = ({ of, opened, unsaved, reload }: Needs) => {
  const t = useT();
  const go = useGo();
  const queries = useQueryClient();
  const opening = useId();
  const query = useMemo(
    () => ({
      queryKey: [...of.queryKey, 'edited', opened.id, opening],
      queryFn: () => of.readOwner(opened.id),
    }),
    [of, opened.id, opening],
  );
  const { data: owner } = useQuery({
    ...query,
    initialData: opened,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const readOwner = useCallback(
    () => queries.fetchQuery({ ...query, staleTime: 0 }),
    [queries, query],
  );
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
  const onSaved = useCallback(
    (saved: EditedOwner, isReloaded: boolean) => {
      queries.setQueryData(query.queryKey, saved);
      needsReload.current ||= isReloaded;
    },
    [queries, query],
  );
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
    <LazyDrawer
      opened={isOpen}
      onClose={() => (isDirty.current ? ask(true) : void close())}
      closesOnEscape={!isClosing}
      title={t(TITLES[of.kind])}
      testId="owner-settings"
    >
      <Settings
        id={owner.id}
        onSaved={onSaved}
        onDirty={onDirty}
        closing={isClosing ? { leave: () => void close(), stay: () => ask(false) } : null}
      />
    </LazyDrawer>
  );
  return { owner, readOwner, openSettings, drawer };
};
