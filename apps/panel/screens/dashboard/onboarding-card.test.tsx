// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseOnboarding } from '../../session/onboarding-choice.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import * as onboarding from './onboarding.ts';
import { OnboardingCard } from './onboarding-card.tsx';
import * as siteState from './use-site-state.ts';

type SiteState = ReturnType<typeof siteState.useSiteState>;

beforeEach(() => {
  localStorage.clear();
  const replaced = [
    vi.spyOn(siteState, 'useSiteState').mockReturnValue({ data: {} } as SiteState),
    vi
      .spyOn(onboarding, 'onboardingSteps')
      .mockReturnValue([{ key: 'MODULE.DASHBOARD.STEP.SITE', path: null, isDone: true }]),
  ];
  return () => {
    for (const one of replaced) one.mockRestore();
  };
});

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
