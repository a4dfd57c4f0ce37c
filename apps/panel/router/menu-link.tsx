import { Menu } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

export const LinkMenuItem = createLink(Menu.Item<'a'>);
