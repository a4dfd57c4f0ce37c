import type { Translate } from '@plinth/i18n';
import {
  IconBlockquote,
  IconH1,
  IconH2,
  IconH3,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { setStyle } from '../../canvas/text/block-style.ts';
import type { Entry } from './entries.tsx';

type Kind = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isPossible: boolean;
  readonly run: () => void;
};

const HEADINGS = [
  [1, <IconH1 key={1} size={16} aria-hidden />],
  [2, <IconH2 key={2} size={16} aria-hidden />],
  [3, <IconH3 key={3} size={16} aria-hidden />],
] as const;

function kindsOf(t: Translate, editor: Editor): readonly Kind[] {
  const can = editor.can();
  return [
    ...HEADINGS.map(([level, icon]) => ({
      id: `heading-${level}`,
      label: t('EDITOR.TEXT.HEADING', { level }),
      icon,
      isPossible: can.setHeading({ level }),
      run: () => setStyle(editor, `heading-${level}`),
    })),
    {
      id: 'bullets',
      label: t('EDITOR.TEXT.BULLETS'),
      icon: <IconList size={16} aria-hidden />,
      isPossible: !editor.isActive('bulletList') && can.toggleBulletList(),
      run: () => editor.commands.toggleBulletList(),
    },
    {
      id: 'numbers',
      label: t('EDITOR.TEXT.NUMBERS'),
      icon: <IconListNumbers size={16} aria-hidden />,
      isPossible: !editor.isActive('orderedList') && can.toggleOrderedList(),
      run: () => editor.commands.toggleOrderedList(),
    },
    {
      id: 'quote',
      label: t('EDITOR.TEXT.QUOTE'),
      icon: <IconBlockquote size={16} aria-hidden />,
      isPossible: !editor.isActive('blockquote') && can.setBlockquote(),
      run: () => editor.commands.setBlockquote(),
    },
  ];
}

/** What the empty paragraph with the caret can become. */
export const textEntries = (t: Translate, editor: Editor): readonly Entry[] =>
  kindsOf(t, editor)
    .filter(({ isPossible }) => isPossible)
    .map(({ id, label, icon, run }) => ({
      id: `text-${id}`,
      group: 'text',
      label,
      icon,
      words: '',
      reason: null,
      run: () => {
        editor.commands.focus();
        run();
      },
    }));
