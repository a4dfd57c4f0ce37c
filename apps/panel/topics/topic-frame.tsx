import { PageTitle } from '@plinth/ui';
import type { ReactNode } from 'react';
import { TopicList } from './topic-list.tsx';
import './topics.css';

type TopicFrameProps = {
  /** The path that the area's paths start with, such as `/settings/`. */
  readonly root: string;
  /** The area's name. */
  readonly title: string;
  readonly children: ReactNode;
  /** Uses the full width, for tables and previews. */
  readonly isWide?: boolean;
};

/** A screen next to the list of its area's screens. */
export const TopicFrame = ({ root, title, children, isWide = false }: TopicFrameProps) => (
  <>
    <PageTitle title={title} />
    <div className="topics" data-wide={isWide || undefined}>
      <TopicList root={root} label={title} />
      <div>{children}</div>
    </div>
  </>
);
