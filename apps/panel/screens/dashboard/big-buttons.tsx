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

const BUTTONS = [
  { path: '/pages/', label: 'MODULE.DASHBOARD.EDIT_PAGES', Icon: IconPencil },
  { path: '/blog/', label: 'MODULE.DASHBOARD.EDIT_BLOG', Icon: IconArticle },
  { path: '/settings/general/', label: 'MODULE.DASHBOARD.SETTINGS', Icon: IconSettings },
  { path: '/help/', label: 'MODULE.DASHBOARD.HELP', Icon: IconHelpCircle },
  { path: '/profile/', label: 'MODULE.DASHBOARD.PROFILE', Icon: IconUser },
] as const;

const BigButton = ({ path, label, Icon }: (typeof BUTTONS)[number]) => {
  const t = useT();
  if (!useHasRoute(path)) return null;
  return (
    <LinkBlock to={path} className="big-button">
      <span className="big-button-icon">
        <Icon size={22} stroke={1.6} aria-hidden="true" />
      </span>
      {t(label)}
    </LinkBlock>
  );
};

/** The dashboard's shortcuts whose target screen exists. */
export const BigButtons = () => (
  <div className="big-buttons" data-testid="big-buttons">
    {BUTTONS.map((button) => (
      <BigButton key={button.path} {...button} />
    ))}
  </div>
);
