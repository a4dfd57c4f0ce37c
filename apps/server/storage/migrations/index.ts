import type { Migration } from '../migration.ts';
import { first } from './001-first.ts';
import { media002 } from './002-media.ts';
import { doneCalls003 } from './003-done-calls.ts';
import { looks004 } from './004-looks.ts';
import { lookColors005 } from './005-look-colors.ts';

/** Every step of the schema, oldest first. A released step is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  media002,
  doneCalls003,
  looks004,
  lookColors005,
];
