import { z } from 'zod';
import { defineService, FREQUENT } from '../method.ts';
import { HEALTH_CHECKS, healthFinding } from '../records/health.ts';
import { activationState, bootConfig } from '../records/settings.ts';
import { done, isoTime, noParams } from '../shapes.ts';

export const SystemService = defineService({
  getConfig: { capability: 'guest', params: noParams, result: bootConfig, limit: FREQUENT },
  getHealth: {
    capability: 'system.read',
    /** All checks, or only these. */
    params: z.strictObject({ checks: z.array(z.enum(HEALTH_CHECKS)).min(1).optional() }),
    limit: { calls: 60, minutes: 1, per: 'session' },
    result: z.strictObject({
      version: z.string(),
      node: z.string(),
      database: z.enum(['sqlite', 'postgres']),
      /** Uptime in whole seconds. */
      uptime: z.int().nonnegative(),
      jobs: z.strictObject({
        waiting: z.int().nonnegative(),
        failed: z.int().nonnegative(),
        last_run: isoTime.nullable(),
      }),
      findings: z.array(healthFinding),
    }),
  },
});

/** Activates the product for the site URL. */
export const ActivationService = defineService({
  getInfo: {
    capability: 'guest',
    params: noParams,
    result: z.strictObject({
      /** As the hub saw it, or the server's own before the activation. */
      ip: z.string(),
      is_ip_private: z.boolean(),
      domain: z.string(),
      product_id: z.string(),
      state: activationState,
      /** Why it's inactive or waiting: a type of `RPC_ERRORS`. */
      code: z.string().nullable(),
    }),
    limit: { calls: 60, minutes: 15, per: 'ip' },
  },
  activate: {
    capability: 'guest.write',
    params: noParams,
    result: z.strictObject({ state: activationState }),
    limit: { calls: 10, minutes: 15, per: 'ip' },
  },
});

export const SupportService = defineService({
  sendFeedback: {
    capability: 'support.write',
    params: z.strictObject({
      subject: z.string().trim().min(1).max(150),
      body: z.string().trim().min(1).max(5000),
    }),
    result: done,
    limit: { calls: 10, minutes: 60, per: 'session' },
  },
});
