import { z } from 'zod';

/** Kinds of drawn logos. */
export const LOGO_STYLES = ['badge', 'ring', 'wordmark'] as const;
export type LogoStyle = (typeof LOGO_STYLES)[number];

export const drawnLogo = z.strictObject({ style: z.enum(LOGO_STYLES), svg: z.string() });
export type DrawnLogo = z.infer<typeof drawnLogo>;
