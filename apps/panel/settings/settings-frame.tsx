import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import { TopicFrame } from '../topics/topic-frame.tsx';
import './settings.css';

type SettingsFrameProps = {
  readonly children: ReactNode;
  /** Uses the full width, for tables. */
  readonly isWide?: boolean;
};

/** A settings screen next to the list of topics. */
export const SettingsFrame = (props: SettingsFrameProps) => {
  const t = useT();
  return <TopicFrame area="settings" title={t('ROUTE.SETTINGS.TITLE')} {...props} />;
};
