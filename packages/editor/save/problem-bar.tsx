import { Alert, Button, Group } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { knownText } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { refusedLine } from './refused-line.ts';
import { showRefused } from './refused-node.ts';
import { useSaveState, useSaving } from './save-context.ts';
import { useSave } from './use-save.ts';
import './save.css';

/** Explains why the last save failed and what to do about it. */
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
  const i18n = useI18n();
  const { t } = i18n;
  const session = useSession();
  const { saving } = useSaving();
  useEffect(() => showRefused(session, Object.keys(errors)[0] ?? ''), [session, errors]);
  const lines = Object.entries(errors).map(([path, [rule = '']]) => ({
    path,
    text: refusedLine(i18n, session, [path, rule]),
  }));
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
  const { online } = useNetwork();
  const title = t(online ? 'EDITOR.UNREACHABLE.SERVER' : 'EDITOR.UNREACHABLE.OFFLINE');
  return (
    <UnsavedBar title={title} retry={t('EDITOR.UNREACHABLE.RETRY')}>
      {t('EDITOR.UNREACHABLE.TEXT')}
    </UnsavedBar>
  );
}

function FailedBar({ messageKey }: { readonly messageKey: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <UnsavedBar title={t('EDITOR.STATE.NOT_SAVED')} retry={t('COMMON.ACTION.RETRY')}>
      {knownText(i18n, messageKey, { fallback: 'COMMON.MESSAGES.UPDATE_ERROR' })}
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
