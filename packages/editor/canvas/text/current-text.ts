import type { Editor } from '@tiptap/core';
import { createStore } from 'zustand/vanilla';
import { perSession } from '../../core/session/per-session.ts';

/** The editor of the rich text that is open; null while none is. */
export const currentText = perSession(() =>
  createStore<{ readonly editor: Editor | null }>(() => ({ editor: null })),
);
