import { useT } from '@plinth/i18n/react';
import {
  IconArticle,
  IconHelpCircle,
  IconPencil,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { LinkBlock } from '../../router/links.tsx';
import { useHasRoute } from '../../router/routes-context.ts';

const SHORTCUTS = [
  { path: '/pages/', label: 'MODULE.DASHBOARD.EDIT_PAGES', Icon: IconPencil },
  { path: '/blog/', label: 'MODULE.DASHBOARD.EDIT_BLOG', Icon: IconArticle },
  { path: '/settings/general/', label: 'MODULE.DASHBOARD.SETTINGS', Icon: IconSettings },
  { path: '/help/', label: 'MODULE.DASHBOARD.HELP', Icon: IconHelpCircle },
  { path: '/profile/', label: 'MODULE.DASHBOARD.PROFILE', Icon: IconUser },
] as const;

const Shortcut = ({ path, label, Icon }: (typeof SHORTCUTS)[number]) => {
  const t = useT();
  if (!useHasRoute(path)) return null;
  return (
    <LinkBlock to={path} className="shortcut">
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {t(label)}
    </LinkBlock>
  );
};

/** Links to the screens that owners need most. */
export const Shortcuts = () => {
  const t = useT();
  return (
    <nav className="shortcuts" aria-label={t('MODULE.DASHBOARD.SHORTCUTS')} data-testid="shortcuts">
      {SHORTCUTS.map((shortcut) => (
        <Shortcut key={shortcut.path} {...shortcut} />
      ))}
    </nav>
  );
};
