import { Button, Text } from '@mantine/core';
import type { HealthFinding } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type ChipTone, ListSkeleton, StatusChip } from '@plinth/ui';
import { IconRefresh } from '@tabler/icons-react';
import { LoadError } from '../../../list/load-error.tsx';
import { LinkButton } from '../../../router/links.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { healthSettings, useHealth } from '../../../settings/use-health.ts';
import './health.css';

const TONES: Record<HealthFinding['state'], ChipTone> = {
  ok: 'success',
  warning: 'warning',
  error: 'danger',
};

const Finding = ({ finding }: { readonly finding: HealthFinding }) => {
  const t = useT();
  const { check, state, problem, details } = finding;
  const name = t(`MODULE.HEALTH.CHECK.${keyPart(check)}`);
  const settings = problem === null ? undefined : healthSettings(check);
  return (
    <li className="health-finding" data-testid="finding">
      <div className="health-about">
        <div className="health-name">
          <Text fw={500}>{name}</Text>
          <StatusChip tone={TONES[state]} label={t(`MODULE.HEALTH.STATE.${keyPart(state)}`)} />
        </div>
        <Text size="sm" className="health-text">
          {problem === null
            ? t(`MODULE.HEALTH.OK.${keyPart(check)}`, details)
            : `${t(`MODULE.HEALTH.PROBLEM.${keyPart(problem)}`, details)} ${t(`MODULE.HEALTH.REMEDY.${keyPart(problem)}`)}`}
        </Text>
      </div>
      {settings !== undefined && (
        <LinkButton
          to={settings}
          variant="default"
          size="xs"
          aria-label={t('MODULE.HEALTH.FIX_NAMED', { name })}
        >
          {t('MODULE.HEALTH.FIX')}
        </LinkButton>
      )}
    </li>
  );
};

/** What is wrong on this server, and what to do about it. */
export const HealthScreen = () => {
  const t = useT();
  const { data, isPending, isFetching, error, refetch } = useHealth();
  return (
    <SettingsFrame>
      <SettingsCard title={t('ROUTE.SETTINGS_HEALTH.TITLE')} description={t('MODULE.HEALTH.INTRO')}>
        <div>
          <Button
            variant="default"
            loading={isFetching}
            leftSection={<IconRefresh size={16} />}
            onClick={() => void refetch()}
          >
            {t('MODULE.HEALTH.AGAIN')}
          </Button>
        </div>
        {isPending && <ListSkeleton rows={5} />}
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {data && (
          <ul className="health" aria-label={t('ROUTE.SETTINGS_HEALTH.TITLE')}>
            {data.findings.map((finding) => (
              <Finding key={finding.check} finding={finding} />
            ))}
          </ul>
        )}
      </SettingsCard>
    </SettingsFrame>
  );
};
