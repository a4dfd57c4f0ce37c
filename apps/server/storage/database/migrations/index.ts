import type { Migration } from '../migration.ts';
import { first } from './001-first.ts';
import { media002 } from './002-media.ts';
import { doneCalls003 } from './003-done-calls.ts';
import { looks004 } from './004-looks.ts';
import { lookColors005 } from './005-look-colors.ts';
import { integrationFields006 } from './006-integration-fields.ts';
import { redirects007 } from './007-redirects.ts';
import { lookOwners008 } from './008-look-owners.ts';
import { posts009 } from './009-posts.ts';
import { openPages010 } from './010-open-pages.ts';

/** Every step of the schema, oldest first. A released step is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  media002,
  doneCalls003,
  looks004,
  lookColors005,
  integrationFields006,
  redirects007,
  lookOwners008,
  posts009,
  openPages010,
];
