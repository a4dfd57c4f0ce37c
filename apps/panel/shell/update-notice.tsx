import { Button, Group } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useRouterState } from '@tanstack/react-router';
import { LinkButton, useGo } from '../router/links.tsx';
import { hasUnsavedWork } from '../session/unsaved.ts';
import { useUpdates } from '../updates/use-updates.ts';

const SCREEN = '/settings/updates/';

/** Warns while an update runs, and says that a new version is available, until it is ignored. */
export const UpdateNotice = () => {
  const t = useT();
  const go = useGo();
  const { status, isRunning, isBusy, start, ignore } = useUpdates();
  const isOnScreen = useRouterState({ select: ({ location }) => location.pathname === SCREEN });
  if (isOnScreen) return null;
  if (isRunning) {
    return (
      <div className="shell-notice" role="status" data-testid="update-running">
        {t('SHELL.UPDATING')}
        <LinkButton to={SCREEN} size="xs" variant="default">
          {t('SHELL.UPDATE_SHOW')}
        </LinkButton>
      </div>
    );
  }
  const { available, way } = status.data ?? {};
  if (!available || available.is_ignored) return null;
  const { version } = available;
  const install = async () => {
    // Leaving asks for what isn't saved.
    if (hasUnsavedWork() || (await start(version))) go(SCREEN);
  };
  return (
    <div className="shell-notice" data-testid="update-notice">
      <span>{t('SHELL.UPDATE_AVAILABLE', { version })}</span>
      <Group gap="xs">
        {way === 'panel' && (
          <Button size="xs" loading={isBusy} onClick={() => void install()}>
            {t('MODULE.UPDATES.INSTALL')}
          </Button>
        )}
        <LinkButton to={SCREEN} size="xs" variant="default">
          {t('SHELL.UPDATE_SHOW')}
        </LinkButton>
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => void ignore(version)}>
          {t('MODULE.UPDATES.IGNORE')}
        </Button>
      </Group>
    </div>
  );
};
