import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_onboarding';

/** Whether the person put the first steps away; the help center brings them back. */
export const onboardingDismissed = (): boolean => readStorage(STORED) === 'dismissed';

export const dismissOnboarding = (isDismissed: boolean): void =>
  writeStorage(STORED, isDismissed ? 'dismissed' : null);
