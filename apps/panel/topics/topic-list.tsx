import { useT } from '@plinth/i18n/react';
import { useScrollFade } from '@plinth/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LinkBlock } from '../router/links.tsx';
import type { TopicArea } from '../router/route.ts';
import { useTopics } from '../router/routes-context.ts';

type TopicListProps = {
  readonly area: TopicArea;
  readonly label: string;
};

/** Links to the screens of an area. */
export const TopicList = ({ area, label }: TopicListProps) => {
  const t = useT();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const topics = useRef<HTMLElement>(null);
  useScrollFade(topics);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current topic
  useEffect(() => {
    const current = topics.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <nav ref={topics} className="topic-list" aria-label={label}>
      {useTopics(area).map((topic) => (
        <LinkBlock
          key={topic.path}
          to={topic.path}
          className="topic-link"
          aria-current={path.startsWith(topic.path) ? 'page' : undefined}
        >
          {t(topic.label)}
        </LinkBlock>
      ))}
    </nav>
  );
};
