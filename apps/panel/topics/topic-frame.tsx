import { PageTitle } from '@plinth/ui';
import type { ReactNode } from 'react';
import type { TopicArea } from '../router/route.ts';
import { useTopics } from '../router/routes-context.ts';
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

/** A screen next to the list of its area's screens, if there are others. */
export const TopicFrame = ({ area, title, children, isWide = false }: TopicFrameProps) => {
  const isAlone = useTopics(area).length < 2;
  return (
    <>
      <PageTitle title={title} />
      <div className="topics" data-wide={isWide || undefined} data-alone={isAlone || undefined}>
        {!isAlone && <TopicList area={area} label={title} />}
        <div>{children}</div>
      </div>
    </>
  );
};
