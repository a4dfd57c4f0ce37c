import { useT } from '@plinth/i18n/react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LinkBlock } from '../router/links.tsx';
import { useTopics } from '../router/routes-context.ts';

/** Links to the settings screens. */
export const TopicList = () => {
  const t = useT();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const topics = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current topic
  useEffect(() => {
    const current = topics.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <nav ref={topics} className="settings-topics" aria-label={t('ROUTE.SETTINGS.TITLE')}>
      {useTopics().map((topic) => (
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
