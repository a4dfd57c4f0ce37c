// @vitest-environment happy-dom
import { MantineProvider, Menu } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useMenuFocus } from './use-menu-focus.ts';

const Actions = () => {
  useMenuFocus();
  return (
    <MantineProvider env="test">
      <Menu>
        <Menu.Target>
          <button type="button">More actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled>Move up</Menu.Item>
          <Menu.Item>Duplicate</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>
  );
};

afterEach(cleanup);

/** What has the focus in the menu after a click of this count on its button. */
async function focusedAfter(detail: number) {
  render(<Actions />);
  fireEvent.click(screen.getByText('More actions'), { detail });
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).toBeTruthy());
  return document.activeElement;
}

test('a menu opened by key focuses its first item that can be chosen', async () => {
  expect(await focusedAfter(0)).toBe(screen.getByRole('menuitem', { name: 'Duplicate' }));
});

test('a menu opened by pointer marks no item', async () => {
  expect((await focusedAfter(1))?.getAttribute('role')).toBe('presentation');
});
