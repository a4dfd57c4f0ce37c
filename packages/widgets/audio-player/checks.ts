import { playerChecks } from '../kit/player-checks.ts';

export const checks = playerChecks('AUDIO_PLAYER');
