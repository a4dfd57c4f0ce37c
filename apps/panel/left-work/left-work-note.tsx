import { Button, Group } from '@mantine/core';
import { discardLeftWork, type LeftWork, restoreWhenOpened } from '@plinth/editor/left-work';
import { useFormat, useT } from '@plinth/i18n/react';
import { confirm } from '@plinth/ui';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { parkingPort } from '../document-editor/ports/parking.ts';
import { useAttempt } from '../list/use-attempt.ts';
import { useGo } from '../router/links.tsx';
import './left-work-note.css';

type LeftWorkNoteProps = {
  readonly work: LeftWork;
  /** The name of the page or post. */
  readonly name: string;
  /** The path of its editor. */
  readonly editor: string;
};

/** Says that a document has unsaved changes in this browser, and offers to restore or discard them. */
export const LeftWorkNote = ({ work: { owner, at }, name, editor }: LeftWorkNoteProps) => {
  const t = useT();
  const format = useFormat();
  const go = useGo();
  const attempt = useAttempt();
  const restore = () => {
    restoreWhenOpened(owner);
    go(editor);
  };
  const { drop: dropParked } = parkingPort(owner.kind, owner.id);
  const discard = async () => {
    const isConfirmed = await confirm({
      title: t('MODULE.LEFT_WORK.DISCARD_TITLE', { name }),
      text: t('MODULE.LEFT_WORK.DISCARD_TEXT'),
      confirmLabel: t('COMMON.ACTION.DISCARD'),
      cancelLabel: t('COMMON.ACTION.CANCEL'),
      danger: true,
    });
    if (!isConfirmed) return;
    await attempt(() => discardLeftWork(owner, dropParked), {
      done: t('MODULE.LEFT_WORK.DISCARDED', { name }),
      failed: 'MODULE.LEFT_WORK.DISCARD_ERROR',
    });
  };
  return (
    <div className="left-work" data-testid="left-work">
      <span className="left-work-text" title={format.dateTime(at)}>
        <IconDeviceFloppy size={14} aria-hidden />
        {t('MODULE.LEFT_WORK.TEXT')}
      </span>
      <Group gap={4} wrap="nowrap">
        <Button
          size="compact-xs"
          variant="default"
          onClick={restore}
          aria-label={t('MODULE.LEFT_WORK.RESTORE_OF', { name })}
        >
          {t('MODULE.LEFT_WORK.RESTORE')}
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          onClick={() => void discard()}
          aria-label={t('MODULE.LEFT_WORK.DISCARD_OF', { name })}
        >
          {t('COMMON.ACTION.DISCARD')}
        </Button>
      </Group>
    </div>
  );
};
