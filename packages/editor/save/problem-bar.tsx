import { Alert, Button, Group } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSession } from '../session/context.ts';
import { useSaveState, useServices } from '../session/services.ts';
import { showRefused } from './refused-place.ts';
import { useSave } from './use-save.ts';
import './save.css';

/** What kept the last save from storing everything, and what can be done about it. */
export function ProblemBar() {
  const { problem } = useSaveState();
  return (
    <>
      {problem?.kind === 'refused' && <RefusedBar errors={problem.errors} />}
      {problem?.kind === 'unreachable' && <UnreachableBar />}
      {problem?.kind === 'failed' && <FailedBar messageKey={problem.messageKey} />}
    </>
  );
}

type RefusedBarProps = { readonly errors: { readonly [path: string]: readonly string[] } };

function RefusedBar({ errors }: RefusedBarProps) {
  const t = useT();
  const session = useSession();
  const { saving } = useServices();
  useEffect(() => showRefused(session, Object.keys(errors)[0] ?? ''), [session, errors]);
  const lines = Object.entries(errors).map(([path, keys]) => {
    const [, section = ''] = path.split('.');
    const name = t(`EDITOR.SECTION.${section.toUpperCase()}`);
    return {
      path,
      text: t('EDITOR.REFUSED.LINE', {
        section: name,
        reason: t(`EDITOR.REFUSAL.${keys[0] ?? ''}`),
      }),
    };
  });
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle size={18} />}
      title={t('EDITOR.REFUSED.TITLE')}
      withCloseButton
      closeButtonLabel={t('COMMON.ACTION.CLOSE')}
      onClose={saving.dismiss}
      className="pl-problem-bar"
      data-testid="save-refused"
    >
      {lines.map(({ path, text }) => (
        <div key={path}>{text}</div>
      ))}
    </Alert>
  );
}

function UnreachableBar() {
  const t = useT();
  return (
    <UnsavedBar title={t('EDITOR.UNREACHABLE.TITLE')} retry={t('EDITOR.UNREACHABLE.RETRY')}>
      {t('EDITOR.UNREACHABLE.TEXT')}
    </UnsavedBar>
  );
}

function FailedBar({ messageKey }: { readonly messageKey: string }) {
  const t = useT();
  return (
    <UnsavedBar title={t('EDITOR.STATE.NOT_SAVED')} retry={t('COMMON.ACTION.RETRY')}>
      {t(messageKey)}
    </UnsavedBar>
  );
}

type UnsavedBarProps = {
  readonly title: string;
  readonly retry: string;
  readonly children: string;
};

function UnsavedBar({ title, retry, children }: UnsavedBarProps) {
  const save = useSave();
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle size={18} />}
      title={title}
      className="pl-problem-bar"
      data-testid="save-failed"
    >
      <Group gap="sm">
        <span>{children}</span>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => void save()}
          data-testid="save-again"
        >
          {retry}
        </Button>
      </Group>
    </Alert>
  );
}
