import { Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { useRouterState } from '@tanstack/react-router';
import { LinkBlock } from '../router/links.tsx';
import type { PanelArea } from '../router/route.ts';
import { titleKeyOf } from '../router/title.ts';

export const AreaLink = ({ route }: { readonly route: PanelArea }) => {
  const t = useT();
  const hasIconsOnly = useMediaQuery('(min-width: 768px) and (max-width: 1024px)');
  const { icon: Icon, root, badge: Badge } = route.navigation;
  const isCurrent = useRouterState({
    select: ({ location }) => location.pathname.startsWith(root),
  });
  const name = t(titleKeyOf(route.title));
  return (
    <Tooltip
      label={name}
      position="right"
      events={{ hover: true, focus: true, touch: false }}
      disabled={!hasIconsOnly}
    >
      <LinkBlock
        to={route.path}
        className="shell-link"
        data-current={isCurrent || undefined}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon size={20} />
        <span className="shell-link-text">{name}</span>
        {Badge && (
          <span className="shell-link-badge">
            <Badge />
          </span>
        )}
      </LinkBlock>
    </Tooltip>
  );
};
