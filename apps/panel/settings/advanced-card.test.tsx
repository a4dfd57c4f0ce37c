// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { AdvancedCard } from './advanced-card.tsx';

const show = (hasError: boolean) =>
  renderPanel(
    <AdvancedCard hasError={hasError} description="URL format">
      <input aria-label="Language code" />
    </AdvancedCard>,
  );

const button = () => screen.getByRole('button', { name: 'Advanced' });

test('advanced settings are closed until they are opened', () => {
  show(false);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('textbox', { name: 'Language code' })).toBe(null);
  fireEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('textbox', { name: 'Language code' });
});

test('advanced settings are open while one of them has an error', () => {
  show(true);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('textbox', { name: 'Language code' });
});
