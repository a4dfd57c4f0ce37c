import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import {
  IconExternalLink,
  IconHelp,
  IconMessage2,
  IconSchool,
  IconSearch,
} from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { LinkBlock, useGo } from '../router/links.tsx';
import { useBoot } from '../session/boot.ts';
import { Bell } from './bell.tsx';
import { Brand } from './brand.tsx';
import { ContentSearch } from './content-search.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { TutorialDialog } from './tutorial/tutorial-dialog.tsx';
import { useTutorial } from './tutorial/use-tutorial.ts';
import { useSearchKey } from './use-search-key.ts';
import { useStart } from './use-start.ts';
import { UserMenu } from './user-menu.tsx';

/** Screen title, link to the site, and the user's menus. */
export const Header = () => {
  const t = useT();
  const go = useGo();
  const { config } = useBoot();
  const start = useStart();
  const tutorial = useTutorial();
  const [isWriting, setWriting] = useState(false);
  const [isSearching, setSearching] = useState(false);
  useSearchKey(useCallback(() => setSearching(true), []));
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Dialogs close when the screen changes.
  useEffect(() => {
    if (path) setWriting(false);
  }, [path]);
  return (
    <header className="shell-header" data-testid="header">
      <LinkBlock to={start.path} className="shell-home" aria-label={t(start.label)}>
        <Brand />
      </LinkBlock>
      <a
        className="shell-site"
        href={config.address}
        target="_blank"
        rel="noreferrer"
        aria-label={t('SHELL.VIEW_SITE', { site: config.site_name })}
        data-testid="view-site"
      >
        <span className="shell-site-name">{config.site_name}</span>
        <IconExternalLink size={16} aria-hidden="true" />
      </a>
      <div className="shell-space" />
      <IconButton
        label={t('SHELL.SEARCH')}
        icon={<IconSearch size={20} />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setSearching(true)}
        data-testid="search-button"
      />
      <div className="shell-wide-only">
        <IconButton
          label={t(tutorial.open ? 'SHELL.TUTORIAL' : 'SHELL.HELP')}
          icon={tutorial.open ? <IconSchool size={20} /> : <IconHelp size={20} />}
          onClick={tutorial.open ?? (() => go('/help/'))}
          data-testid="tutorial-button"
        />
        <IconButton
          label={t('SHELL.FEEDBACK')}
          icon={<IconMessage2 size={20} />}
          onClick={() => setWriting(true)}
          data-testid="feedback-button"
        />
      </div>
      <Bell />
      <UserMenu onFeedback={() => setWriting(true)} />
      {tutorial.section !== null && (
        <TutorialDialog section={tutorial.section} onClose={tutorial.close} />
      )}
      <ContentSearch opened={isSearching} onClose={() => setSearching(false)} />
      <FeedbackDialog opened={isWriting} onClose={() => setWriting(false)} />
    </header>
  );
};
