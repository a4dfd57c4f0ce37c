import { z } from 'zod';
import { accessClaims, MAX_TOKEN } from '../accounts.ts';
import { signedText } from '../hub.ts';
import { defineService } from '../method.ts';
import { noParams } from '../shapes.ts';

/** The site's account on a hub on another server. */
export const AccountsService = defineService({
  /** The site's license, which proves to the hub which site it is. Null: there is none. */
  getLicense: {
    capability: 'profile.read',
    params: noParams,
    result: z.strictObject({ license: signedText.nullable() }),
  },
  /** What a token says. Null unless the hub in use issued it for this site and it's still in use. */
  readToken: {
    capability: 'profile.read',
    params: z.strictObject({ token: z.string().max(MAX_TOKEN) }),
    result: z.strictObject({ claims: accessClaims.nullable() }),
  },
});
