import { createContext, use } from 'react';
import type { Box } from '../../core/geometry/box.ts';
import { shiftClearOf } from '../../core/view/clear-of.ts';

/** Reads the box of the selected text in px of the window, which popovers leave visible. */
export const SelectionContext = createContext<() => Box | null>(() => null);

/** Lets a popover of the toolbar, which gets up to `height` px tall, shift away from the selected text. */
export const useClearOfSelection = (height?: number) => shiftClearOf(use(SelectionContext), height);
