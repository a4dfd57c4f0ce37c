import { Button } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useEffect, useState } from 'react';
import { failureKey, failureOf } from '../rpc/failure.ts';
import { useConnection } from '../settings/use-connection.ts';
import { ReportSection } from './report-section.tsx';
import { RiskList } from './risk-list.tsx';
import { Waiting } from './waiting.tsx';

type ConnectionSectionProps = { readonly onOpen: () => void };

/** Whether visitors reach the site, and whether it can send email. */
export const ConnectionSection = ({ onOpen }: ConnectionSectionProps) => {
  const { t, has } = useI18n();
  const { data, error, isFetching, isSuccess, refetch } = useConnection();
  const [isAsked, setAsked] = useState(false);
  const risks = data?.risks ?? [];
  const failed = 'MODULE.LAUNCH.CONNECTION_FAILED';
  const result = () => {
    if (error) return t(failureKey(failureOf(error), failed, has));
    return risks.length === 0
      ? t('MODULE.LAUNCH.CONNECTED')
      : t('MODULE.LAUNCH.RISKS', { count: risks.length });
  };
  const text = isFetching ? t('MODULE.LAUNCH.CONNECTING') : result();
  useEffect(() => announce(text), [text]);
  const title = t('MODULE.LAUNCH.CONNECTION');
  if (isFetching && !isAsked) {
    return (
      <section className="launch-section">
        <h3>{title}</h3>
        <Waiting text={text} />
      </section>
    );
  }
  const check = () => {
    setAsked(true);
    if (!isFetching) void refetch();
  };
  return (
    <ReportSection
      title={title}
      isDone={isSuccess && !isFetching && risks.length === 0}
      text={text}
    >
      <RiskList risks={risks} onOpen={onOpen} />
      {/* Keeps the focus while it checks, and once nothing is left. */}
      {(isAsked || risks.length > 0 || error) && (
        <Button size="xs" variant="default" onClick={check} aria-disabled={isFetching}>
          {t('MODULE.LAUNCH.CHECK_AGAIN')}
        </Button>
      )}
    </ReportSection>
  );
};
