import type { MessageKey } from '@plinth/i18n';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import type { TreeMove } from './tree-moves.ts';

type MoveChoice = { readonly label: MessageKey; readonly Icon: typeof IconArrowUp };

/** Label and icon of each single-step move. */
export const MOVE_CHOICES: Readonly<Record<TreeMove, MoveChoice>> = {
  up: { label: 'COMMON.ACTION.MOVE_UP', Icon: IconArrowUp },
  down: { label: 'COMMON.ACTION.MOVE_DOWN', Icon: IconArrowDown },
  in: { label: 'COMMON.ACTION.MOVE_IN', Icon: IconArrowRight },
  out: { label: 'COMMON.ACTION.MOVE_OUT', Icon: IconArrowLeft },
};
