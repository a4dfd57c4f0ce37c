import { z } from 'zod';
import { defineService, FREQUENT } from '../method.ts';
import { email, givenPassword, newPassword, user } from '../records/account.ts';
import { done, id, noParams } from '../shapes.ts';

/** Signing in and out. Answers tell nothing of who exists. */
export const AuthService = defineService({
  login: {
    capability: 'guest',
    params: z.strictObject({
      email: z.string().min(1).max(254),
      password: givenPassword,
      remember: z.boolean().default(false),
    }),
    result: user,
    limit: FREQUENT,
  },
  logout: { capability: 'guest', params: noParams, result: done, limit: FREQUENT },
  /** The signed-in user, or null. */
  me: { capability: 'guest', params: noParams, result: user.nullable(), limit: FREQUENT },
  forgotPassword: {
    capability: 'guest.write',
    params: z.strictObject({ email }),
    result: done,
    limit: { calls: 10, minutes: 60, per: 'ip' },
  },
  resetPassword: {
    capability: 'guest.write',
    params: z.strictObject({
      token: z.string().min(1).max(128),
      password: newPassword,
      confirm: z.string(),
    }),
    result: done,
    limit: { calls: 10, minutes: 60, per: 'ip' },
  },
  /** Proves the password again; opens the actions that need it for 15 minutes. */
  confirmPassword: {
    capability: 'profile.read',
    params: z.strictObject({ password: givenPassword }),
    result: done,
    limit: { calls: 10, minutes: 15, per: 'session' },
  },
  loginToPageByPassword: {
    capability: 'guest',
    params: z.strictObject({ page_id: id, password: givenPassword }),
    result: done,
    limit: { calls: 10, minutes: 15, per: 'ip' },
  },
});
