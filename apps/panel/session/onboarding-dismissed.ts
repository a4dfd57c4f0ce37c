import { keep, kept } from '@plinth/ui';

const STORED = 'plinth_onboarding';

/** Whether the person put the first steps away; the help center brings them back. */
export const onboardingDismissed = (): boolean => kept(STORED) === 'dismissed';

export const dismissOnboarding = (isDismissed: boolean): void =>
  keep(STORED, isDismissed ? 'dismissed' : null);
