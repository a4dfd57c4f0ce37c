import { Button, Loader } from '@mantine/core';
import type { LaunchRisk } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { LinkAnchor } from '../router/links.tsx';
import { client } from '../rpc/client.ts';
import { failureKey, failureOf } from '../rpc/failure.ts';
import { useBoot } from '../session/boot.ts';
import { ReportSection } from './report-section.tsx';

type Settings = { readonly path: string; readonly label: 'ROUTE.SETTINGS' | 'ROUTE.SETTINGS_MAIL' };

const GENERAL: Settings = { path: '/settings/general/', label: 'ROUTE.SETTINGS' };
const MAIL: Settings = { path: '/settings/mail_options/', label: 'ROUTE.SETTINGS_MAIL' };

/** Where the owner fixes a risk. Certificates are fixed on the server. */
const settingsFor = (risk: LaunchRisk): Settings | null => {
  if (risk.startsWith('mail')) return MAIL;
  return risk.startsWith('address') ? GENERAL : null;
};

type RiskProps = { readonly risk: LaunchRisk; readonly onOpen: () => void };

const Risk = ({ risk, onOpen }: RiskProps) => {
  const { t } = useI18n();
  const { address } = useBoot().config;
  const settings = settingsFor(risk);
  return (
    <li className="launch-part" data-testid={`risk-${risk}`}>
      <strong>{t(`MODULE.LAUNCH.RISK.${keyPart(risk)}`)}</strong>
      <p className="launch-remedy">
        {t(`MODULE.LAUNCH.REMEDY.${keyPart(risk)}`, { address })}{' '}
        {settings && (
          <LinkAnchor to={settings.path} onClick={onOpen}>
            {t(`${settings.label}.TITLE`)}
          </LinkAnchor>
        )}
      </p>
    </li>
  );
};

type ConnectionSectionProps = { readonly onOpen: () => void };

/** Whether visitors reach the site, and whether it can send email. */
export const ConnectionSection = ({ onOpen }: ConnectionSectionProps) => {
  const { t, has } = useI18n();
  const connection = useQuery({
    queryKey: ['launch-connection'],
    queryFn: () => client.LaunchService.checkConnection({}),
    staleTime: 0,
    gcTime: 0,
  });
  const title = t('MODULE.LAUNCH.CONNECTION');
  if (connection.isFetching) {
    return (
      <section className="launch-section">
        <h3>{title}</h3>
        <p className="launch-waiting" role="status">
          <Loader size="xs" aria-hidden="true" /> {t('MODULE.LAUNCH.CONNECTING')}
        </p>
      </section>
    );
  }
  const risks = connection.data?.risks ?? [];
  const failed = 'MODULE.LAUNCH.CONNECTION_FAILED';
  const text = () => {
    if (connection.error) return t(failureKey(failureOf(connection.error), failed, has));
    return risks.length === 0
      ? t('MODULE.LAUNCH.CONNECTED')
      : t('MODULE.LAUNCH.RISKS', { count: risks.length });
  };
  return (
    <ReportSection title={title} isDone={connection.isSuccess && risks.length === 0} text={text()}>
      <ul className="launch-parts">
        {risks.map((risk) => (
          <Risk key={risk} risk={risk} onOpen={onOpen} />
        ))}
      </ul>
      {(risks.length > 0 || connection.error) && (
        <Button size="xs" variant="default" onClick={() => void connection.refetch()}>
          {t('MODULE.LAUNCH.CHECK_AGAIN')}
        </Button>
      )}
    </ReportSection>
  );
};
