import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from 'playwright/test';

/** The browser of all browser tests, and its window. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  viewport: { width: 1280, height: 800 },
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
  screenshot: 'only-on-failure',
  launchOptions: {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** Long and random tests, and those in quarantine, run with `npm run endurance` alone. */
const LONG = /@endurance|@quarantine/;

/** Tests that check more with `npm run endurance`. */
const CHECKS_MORE = /@modes/;

/** Which tests run: the long ones and those that check more then, or all but the long ones. */
export const chosenTests = process.env.ENDURANCE
  ? { grep: [LONG, CHECKS_MORE] }
  : { grepInvert: LONG };
