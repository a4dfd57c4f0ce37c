import type { SettingsGroup, SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, PageTitle } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoadError } from '../list/load-error.tsx';
import { LinkBlock } from '../router/links.tsx';
import { client } from '../rpc/client.ts';
import './settings.css';

/** The topics of the website settings, each on a screen of its own. */
const TOPICS = [
  { path: '/settings/general/', label: 'MODULE.SETTINGS.TOPIC.GENERAL' },
  { path: '/settings/mail_options/', label: 'MODULE.SETTINGS.TOPIC.MAIL' },
  { path: '/settings/analytics/', label: 'MODULE.SETTINGS.TOPIC.ANALYTICS' },
  { path: '/settings/code_injection/', label: 'MODULE.SETTINGS.TOPIC.CODE' },
] as const;

const TopicList = () => {
  const t = useT();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <nav className="settings-topics" aria-label={t('ROUTE.SETTINGS.TITLE')}>
      {TOPICS.map((topic) => (
        <LinkBlock
          key={topic.path}
          to={topic.path}
          className="settings-topic"
          aria-current={path === topic.path ? 'page' : undefined}
        >
          {t(topic.label)}
        </LinkBlock>
      ))}
    </nav>
  );
};

export const settingsKey = (group: SettingsGroup) => ['settings', group] as const;

type SettingsFrameProps = {
  readonly group: SettingsGroup;
  readonly description?: string;
  readonly children: (record: SettingsRecord) => ReactNode;
};

/** One group of settings: the topics beside it, and the form once the group is there. */
export const SettingsFrame = ({ group, description, children }: SettingsFrameProps) => {
  const t = useT();
  const settings = useQuery({
    queryKey: settingsKey(group),
    queryFn: () => client.SettingsService.get({ group }),
  });
  return (
    <>
      <PageTitle title={t('ROUTE.SETTINGS.TITLE')} {...(description ? { description } : {})} />
      <div className="settings">
        <TopicList />
        <div>
          {settings.isPending && <FormSkeleton fields={6} />}
          {settings.error && (
            <LoadError error={settings.error} onRetry={() => void settings.refetch()} />
          )}
          {settings.data && children(settings.data)}
        </div>
      </div>
    </>
  );
};
