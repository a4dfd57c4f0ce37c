import { backgroundChecks } from '../kit/background-checks.ts';

export const checks = backgroundChecks;
