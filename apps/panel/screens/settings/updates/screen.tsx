import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { UpdateState, UpdateStatus } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { ListSkeleton, toast } from '@plinth/ui';
import { useBlocker } from '@tanstack/react-router';
import { LoadError } from '../../../list/load-error.tsx';
import { LinkButton } from '../../../router/links.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { UpdateProblem } from '../../../updates/update-problem.tsx';
import { type Updates, useUpdates } from '../../../updates/use-updates.ts';
import { GoBack } from './go-back.tsx';
import { Rehearsed } from './rehearsed.tsx';

type RunningProps = { readonly run: UpdateState; readonly isRestarting: boolean };

const Running = ({ run, isRestarting }: RunningProps) => {
  const t = useT();
  return (
    <Alert
      color="yellow"
      role="status"
      title={t(`MODULE.UPDATES.STEP.${keyPart(run.step)}`, { version: run.to })}
    >
      <Stack gap="sm">
        {t(isRestarting ? 'MODULE.UPDATES.RESTARTING' : 'MODULE.UPDATES.STAY')}
        {run.progress !== null && (
          <Progress
            value={run.progress}
            aria-label={t(`MODULE.UPDATES.STEP.${keyPart(run.step)}`, { version: run.to })}
          />
        )}
      </Stack>
    </Alert>
  );
};

/** How the last update ended. */
const Ended = ({ run }: { readonly run: UpdateState }) => {
  const t = useT();
  const isStillThere = run.step === 'complete' && run.problem !== null;
  const title = t(
    isStillThere ? 'MODULE.UPDATES.ROLLBACK_FAILED' : `MODULE.UPDATES.STEP.${keyPart(run.step)}`,
    { version: run.to },
  );
  if (run.problem) return <UpdateProblem title={title} problem={run.problem} />;
  return (
    <Alert color={run.step === 'complete' ? 'green' : 'red'} role="status" title={title}>
      {run.to}
    </Alert>
  );
};

type AvailableProps = { readonly status: UpdateStatus; readonly updates: Updates };

const Available = ({ status, updates }: AvailableProps) => {
  const t = useT();
  const format = useFormat();
  const { available, preflight, way } = status;
  if (!available) return null;
  const { version, released, size, notes, is_ignored } = available;
  const problems = preflight.flatMap(({ problem }) => problem ?? []);
  return (
    <>
      <Text fw={500}>
        {t('MODULE.UPDATES.AVAILABLE', { version })} · {format.date(released)}
        {size !== null && ` · ${format.fileSize(size)}`}
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{notes}</Text>
      {problems.map((problem) => (
        <UpdateProblem
          key={problem.key}
          title={t('MODULE.UPDATES.STEP.INTERRUPTED')}
          problem={problem}
        />
      ))}
      {way !== 'panel' && <Text>{t(`MODULE.UPDATES.WAY.${keyPart(way)}`, { version })}</Text>}
      <Group>
        {way === 'panel' && (
          <Button
            loading={updates.isBusy}
            disabled={problems.length > 0}
            onClick={() => void updates.start(version)}
          >
            {t('MODULE.UPDATES.INSTALL')}
          </Button>
        )}
        {!is_ignored && (
          <Button
            variant="default"
            disabled={updates.isBusy}
            onClick={() => void updates.ignore(version)}
          >
            {t('MODULE.UPDATES.IGNORE')}
          </Button>
        )}
      </Group>
    </>
  );
};

/** Newer versions of themes, which are installed where the themes are. */
const Themes = ({ themes }: Pick<UpdateStatus, 'themes'>) => {
  const t = useT();
  if (themes.length === 0) return null;
  const names = themes.map(({ name, version }) => `${name} ${version}`).join(', ');
  return (
    <>
      <Text>{t('MODULE.UPDATES.THEMES', { names })}</Text>
      <Group>
        <LinkButton to="/design/themes/" variant="default">
          {t('MODULE.UPDATES.THEMES_SHOW')}
        </LinkButton>
      </Group>
    </>
  );
};

const State = ({ status, updates }: AvailableProps) => {
  const t = useT();
  const format = useFormat();
  const { run, problem, available, checked, has_source, version, rehearsal } = status;
  if (run && updates.isRunning)
    return <Running run={run} isRestarting={updates.status.error !== null} />;
  if (rehearsal) return <Rehearsed rehearsal={rehearsal} updates={updates} />;
  return (
    <>
      {run && run.step !== 'rehearsed' && <Ended run={run} />}
      {problem && <UpdateProblem title={t('MODULE.UPDATES.CHECK_FAILED')} problem={problem} />}
      <Text>
        {t('MODULE.UPDATES.CURRENT', { version })}
        {checked !== null &&
          ` · ${t('MODULE.UPDATES.CHECKED', { time: format.relative(checked) })}`}
      </Text>
      {!has_source && <Text c="dimmed">{t('MODULE.UPDATES.NO_SOURCE')}</Text>}
      {has_source && !available && !problem && checked !== null && (
        <Text>{t('MODULE.UPDATES.UP_TO_DATE')}</Text>
      )}
      <Available status={status} updates={updates} />
      <Themes themes={status.themes} />
      {status.rollback && <GoBack rollback={status.rollback} updates={updates} />}
      {has_source && (
        <Group>
          <Button variant="default" loading={updates.isBusy} onClick={() => void updates.check()}>
            {t('MODULE.UPDATES.CHECK')}
          </Button>
        </Group>
      )}
    </>
  );
};

/** The version of Plinth, and how it's updated. It can't be left while an update runs. */
export const UpdatesScreen = () => {
  const updates = useUpdates();
  const { data, isPending, error, refetch } = updates.status;
  const t = useT();
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isBlocked = updates.isRunning && current.pathname !== next.pathname;
      if (isBlocked) toast(t('MODULE.UPDATES.STAY'));
      return isBlocked;
    },
    enableBeforeUnload: () => updates.isRunning,
  });
  return (
    <SettingsFrame>
      <SettingsCard title={t('ROUTE.SETTINGS_UPDATES.TITLE')}>
        {isPending && <ListSkeleton rows={2} />}
        {error && !updates.isRunning && <LoadError error={error} onRetry={() => void refetch()} />}
        {data && <State status={data} updates={updates} />}
      </SettingsCard>
    </SettingsFrame>
  );
};
