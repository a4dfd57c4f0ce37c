import { Button } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { failureKey, failureOf } from '../rpc/failure.ts';
import { ReportSection } from './report-section.tsx';
import { RiskList } from './risk-list.tsx';
import { useConnection } from './use-connection.ts';
import { Waiting } from './waiting.tsx';

type ConnectionSectionProps = { readonly onOpen: () => void };

/** Whether visitors reach the site, and whether it can send email. */
export const ConnectionSection = ({ onOpen }: ConnectionSectionProps) => {
  const { t, has } = useI18n();
  const connection = useConnection();
  const title = t('MODULE.LAUNCH.CONNECTION');
  if (connection.isFetching) {
    return (
      <section className="launch-section">
        <h3>{title}</h3>
        <Waiting text={t('MODULE.LAUNCH.CONNECTING')} />
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
      <RiskList risks={risks} onOpen={onOpen} />
      {(risks.length > 0 || connection.error) && (
        <Button size="xs" variant="default" onClick={() => void connection.refetch()}>
          {t('MODULE.LAUNCH.CHECK_AGAIN')}
        </Button>
      )}
    </ReportSection>
  );
};
