import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import { TopicFrame } from '../topics/topic-frame.tsx';
import './design.css';

/** A design screen next to the list of them. */
export const DesignFrame = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  return (
    <TopicFrame area="design" title={t('ROUTE.DESIGN.TITLE')} isWide>
      {children}
    </TopicFrame>
  );
};
