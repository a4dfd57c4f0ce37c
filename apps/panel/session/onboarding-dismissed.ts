const STORED = 'plinth_onboarding';

/** Whether the person put the first steps away; the help center brings them back. */
export const onboardingDismissed = (): boolean => localStorage.getItem(STORED) === 'dismissed';

export const dismissOnboarding = (isDismissed: boolean): void => {
  if (isDismissed) localStorage.setItem(STORED, 'dismissed');
  else localStorage.removeItem(STORED);
};
