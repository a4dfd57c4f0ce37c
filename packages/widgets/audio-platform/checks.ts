export { embedChecks as checks } from '../kit/embed-checks.ts';
