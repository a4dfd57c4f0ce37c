import type { Translate } from '@plinth/i18n';
import {
  IconBlockquote,
  IconH1,
  IconH2,
  IconH3,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconTable,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { setStyle } from '../../canvas/text/block-style.ts';
import { insertTable } from '../../canvas/text/insert.ts';
import { isInTable } from '../../canvas/text/table-items.tsx';
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

/** Ends the list that the caret is in: its items take only words. */
function leaveList(editor: Editor): void {
  if (editor.isActive('listItem')) editor.commands.clearNodes();
}

function kindsOf(t: Translate, editor: Editor): readonly Kind[] {
  const can = editor.can();
  const isInList = editor.isActive('listItem');
  return [
    ...HEADINGS.map(([level, icon]) => ({
      id: `heading-${level}`,
      label: t('EDITOR.TEXT.HEADING', { level }),
      icon,
      isPossible: isInList || can.setHeading({ level }),
      run: () => {
        leaveList(editor);
        setStyle(editor, `heading-${level}`);
      },
    })),
    {
      id: 'paragraph',
      label: t('EDITOR.TEXT.PARAGRAPH'),
      icon: <IconPilcrow size={16} aria-hidden />,
      isPossible: isInList,
      run: () => leaveList(editor),
    },
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
      isPossible: !editor.isActive('blockquote') && (isInList || can.setBlockquote()),
      run: () => {
        leaveList(editor);
        editor.commands.setBlockquote();
      },
    },
    {
      id: 'table',
      label: t('EDITOR.TABLE.LABEL'),
      icon: <IconTable size={16} aria-hidden />,
      isPossible: !isInTable(editor),
      run: () => {
        leaveList(editor);
        insertTable(editor);
      },
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
