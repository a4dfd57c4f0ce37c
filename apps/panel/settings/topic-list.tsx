import { useT } from '@plinth/i18n/react';
import { useRouterState } from '@tanstack/react-router';
import { LinkBlock } from '../router/links.tsx';
import { useTopics } from '../router/routes-context.ts';

/** Links to the settings screens. */
export const TopicList = () => {
  const t = useT();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <nav className="settings-topics" aria-label={t('ROUTE.SETTINGS.TITLE')}>
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
