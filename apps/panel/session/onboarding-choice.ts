import { readStorage, writeStorage } from '@plinth/ui';

/** The getting-started checklist was dismissed, or asked for, which shows it even when it's done. */
export type OnboardingChoice = 'dismissed' | 'shown';

const STORED = 'plinth_onboarding';

/** What the user chose in this browser. Null: the checklist is shown until it's done. */
export const onboardingChoice = (): OnboardingChoice | null => {
  const stored = readStorage(STORED);
  return stored === 'dismissed' || stored === 'shown' ? stored : null;
};

export const chooseOnboarding = (choice: OnboardingChoice): void => writeStorage(STORED, choice);
