import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { SheetMenu } from '@plinth/ui';
import { IconDots, IconHelp } from '@tabler/icons-react';
import { LinkMenuItem } from '../router/menu-link.tsx';
import { useAreas } from '../router/routes-context.ts';
import { titleKeyOf } from '../router/title.ts';
import { AreaLink } from './navigation.tsx';

/** Replaces the rail on small screens: four areas, and the others behind More. */
export const BottomBar = () => {
  const t = useT();
  const areas = useAreas();
  const others = areas.filter(({ navigation }) => !navigation.isInBar);
  return (
    <nav className="shell-bar" aria-label={t('SHELL.NAVIGATION')} data-testid="bottom-bar">
      {areas
        .filter(({ navigation }) => navigation.isInBar)
        .map((route) => (
          <AreaLink key={route.path} route={route} />
        ))}
      <SheetMenu
        target={
          <UnstyledButton className="shell-link">
            <IconDots size={20} />
            <span>{t('SHELL.MORE')}</span>
            {others.map(
              ({ path, navigation: { badge: Badge } }) =>
                Badge && (
                  <span key={path} className="shell-link-badge">
                    <Badge />
                  </span>
                ),
            )}
          </UnstyledButton>
        }
      >
        {others.map(({ path, title, navigation: { icon: Icon, badge: Badge } }) => (
          <LinkMenuItem
            key={path}
            to={path}
            leftSection={<Icon size={20} />}
            rightSection={Badge && <Badge />}
          >
            {t(titleKeyOf(title))}
          </LinkMenuItem>
        ))}
        <LinkMenuItem to="/help/" leftSection={<IconHelp size={20} />}>
          {t('SHELL.HELP')}
        </LinkMenuItem>
      </SheetMenu>
    </nav>
  );
};
