// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseOnboarding } from '../../session/onboarding-choice.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import { OnboardingCard } from './onboarding-card.tsx';

// Test files share modules: none may keep mocks of another file, or others its mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('./use-site-state.ts', () => ({ useSiteState: () => ({ data: {} }) }));
vi.mock('./onboarding.ts', () => ({
  onboardingSteps: () => [{ key: 'MODULE.DASHBOARD.STEP.SITE', path: null, isDone: true }],
}));

beforeEach(() => localStorage.clear());

const show = () => renderPanel(<OnboardingCard onLaunch={() => undefined} />);

test('the finished checklist is gone, unless the help asks for it', () => {
  const { unmount } = show();
  expect(screen.queryByTestId('onboarding-card')).toBeNull();
  unmount();

  chooseOnboarding('shown');
  show();
  expect(screen.getByTestId('onboarding-card').textContent).toContain('1 of 1 complete');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByTestId('onboarding-card')).toBeNull();
});
