import { Menu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorProps } from './links.tsx';

export const LinkMenuItem = createLink((props: AnchorProps<MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));
