import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_onboarding';

/** Whether the getting-started checklist was dismissed; the help screen can show it again. */
export const onboardingDismissed = (): boolean => readStorage(STORED) === 'dismissed';

export const dismissOnboarding = (isDismissed: boolean): void =>
  writeStorage(STORED, isDismissed ? 'dismissed' : null);
