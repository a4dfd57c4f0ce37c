import { Button, Group, Modal, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { markUnsaved } from '../session/unsaved.ts';

/** Unsaved work of a screen. */
export type Unsaved = {
  /** Answers whether everything is stored. */
  readonly save: () => Promise<boolean>;
  /** What has to be cleared away when the work is given up. */
  readonly discard?: () => Promise<void>;
};

/**
 * Asks before a screen with unsaved work is left, by link, by Back or by closing the tab
 * (specification, points 2 and 8): save it and go, give it up and go, or stay.
 */
export const UnsavedGuard = ({ work }: { readonly work: Unsaved | null }) => {
  const t = useT();
  const isDirty = work !== null;
  const [isSaving, setSaving] = useState(false);
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const save = async () => {
    setSaving(true);
    const isStored = (await work?.save()) ?? true;
    setSaving(false);
    if (isStored) proceed?.();
    else reset?.();
  };
  const discard = async () => {
    await work?.discard?.();
    proceed?.();
  };
  return (
    <Modal
      // What keeps a save from going through is told by the screen itself.
      opened={status === 'blocked' && !isSaving}
      onClose={() => reset?.()}
      title={t('COMMON.TEXT.UNSAVED_CHANGES_TITLE')}
      data-testid="unsaved-dialog"
    >
      <Text>{t('COMMON.TEXT.UNSAVED_CHANGES_CONFIRMATION')}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => reset?.()} data-autofocus>
          {t('COMMON.ACTION.STAY')}
        </Button>
        <Button
          variant="outline"
          color="red"
          onClick={() => void discard()}
          data-testid="leave-button"
        >
          {t('COMMON.ACTION.DISCARD')}
        </Button>
        <Button onClick={() => void save()} data-testid="leave-save">
          {t('COMMON.ACTION.SAVE')}
        </Button>
      </Group>
    </Modal>
  );
};
