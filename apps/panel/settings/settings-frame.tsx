import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import type { ReactNode } from 'react';
import { TopicList } from './topic-list.tsx';
import './settings.css';

type SettingsFrameProps = {
  readonly children: ReactNode;
  /** Uses the full width, for tables. */
  readonly isWide?: boolean;
};

/** A settings screen next to the list of topics. */
export const SettingsFrame = ({ children, isWide = false }: SettingsFrameProps) => {
  const t = useT();
  return (
    <>
      <PageTitle title={t('ROUTE.SETTINGS.TITLE')} />
      <div className="settings" data-wide={isWide || undefined}>
        <TopicList />
        <div>{children}</div>
      </div>
    </>
  );
};
