import { Button, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useLayoutEffect, useRef } from 'react';
import { type Closing, UnsavedGuard } from './unsaved-guard.tsx';
import type { RecordForm } from './use-record-form.tsx';
import { useSaveKey } from './use-save-key.ts';
import './save-bar.css';

type SaveBarProps = {
  readonly record: Pick<RecordForm<never>, 'isDirty' | 'isBusy' | 'discard' | 'send'>;
  /** A request to close what the form is in. */
  readonly closing?: Closing | null;
};

/** Scrolls the focused field out from behind the bar. The bar's CSS says how far it scrolls. */
function uncoverFocus(bar: HTMLElement | null): void {
  const { activeElement } = document;
  const surroundings = bar?.closest('main, [role="dialog"]');
  if (surroundings?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * Sticky save and discard buttons while a form has unsaved changes; also guards against leaving.
 */
export const SaveBar = ({ record, closing = null }: SaveBarProps) => {
  const { isDirty, isBusy, discard, send } = record;
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(bar, () => !isBusy && send());
  useLayoutEffect(() => {
    if (isDirty) uncoverFocus(bar.current);
  }, [isDirty]);
  return (
    <>
      {isDirty && (
        <div ref={bar} className="save-bar" data-testid="save-bar">
          <Text fw={500}>{t('COMMON.TEXT.UNSAVED_CHANGES')}</Text>
          <Group gap="sm" wrap="nowrap">
            <Button variant="default" onClick={discard} disabled={isBusy}>
              {t('COMMON.ACTION.DISCARD')}
            </Button>
            <Button type="submit" loading={isBusy} data-testid="save-button">
              {t('COMMON.ACTION.SAVE')}
            </Button>
          </Group>
        </div>
      )}
      <UnsavedGuard work={isDirty ? { save: send } : null} closing={closing} />
    </>
  );
};
