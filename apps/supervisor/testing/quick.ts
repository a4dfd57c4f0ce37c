import { openInstall } from '../install.ts';
import { supervise } from '../supervise.ts';

/** The supervisor with the durations of a test. */
process.exit(
  await supervise({
    install: openInstall(import.meta.dirname),
    args: ['start'],
    times: JSON.parse(process.env.SUPERVISOR_TIMES ?? ''),
  }),
);
