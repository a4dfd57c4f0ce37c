import { PageTitle } from '@plinth/ui';
import type { ReactNode } from 'react';
import type { TopicArea } from '../router/route.ts';
import { TopicList } from './topic-list.tsx';
import './topics.css';

type TopicFrameProps = {
  readonly area: TopicArea;
  /** The area's name. */
  readonly title: string;
  readonly children: ReactNode;
  /** Uses the full width, for tables and previews. */
  readonly isWide?: boolean;
};

/** A screen next to the list of its area's screens. */
export const TopicFrame = ({ area, title, children, isWide = false }: TopicFrameProps) => (
  <>
    <PageTitle title={title} />
    <div className="topics" data-wide={isWide || undefined}>
      <TopicList area={area} label={title} />
      <div>{children}</div>
    </div>
  </>
);
