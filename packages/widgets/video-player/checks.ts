import { playerChecks } from '../kit/player-checks.ts';

export const checks = playerChecks('VIDEO_PLAYER');
