import type { Editor } from '@tiptap/core';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { selectedRect, TableMap, type TableRect } from '@tiptap/pm/tables';

type Line = 'row' | 'column';
type Side = 'before' | 'after';

const ADD = {
  row: { before: 'addRowBefore', after: 'addRowAfter' },
  column: { before: 'addColumnBefore', after: 'addColumnAfter' },
} as const;

/** Position of a cell in the document. */
type CellAt = (line: number, across: number) => number;

/** The classes and styles of one row or column of cells, also for another. */
function copyLook(tr: Transaction, cellAt: CellAt, [from, to, count]: readonly number[]): void {
  for (let across = 0; across < (count ?? 0); across += 1) {
    const [model, target] = [cellAt(from ?? 0, across), cellAt(to ?? 0, across)];
    const [look, cell] = [tr.doc.nodeAt(model), tr.doc.nodeAt(target)];
    // A cell over several rows or columns is both.
    if (model === target || !look || !cell) continue;
    const { class: classes, style } = look.attrs;
    tr.setNodeMarkup(target, null, { ...cell.attrs, class: classes, style });
  }
}

const ends = ({ top, bottom, left, right }: TableRect, line: Line): readonly [number, number] =>
  line === 'row' ? [top, bottom] : [left, right];

/** Adds a row or column that looks like the one with the caret, and moves the caret into it. */
export function addLine(editor: Editor, line: Line, side: Side): void {
  const rect = selectedRect(editor.state);
  const [start, end] = ends(rect, line);
  const [from, to] = side === 'before' ? [start + 1, start] : [end - 1, end];
  editor
    .chain()
    [ADD[line][side]]()
    .command(({ tr }) => {
      const table = tr.doc.nodeAt(rect.tableStart - 1);
      if (!table) return true;
      const { map, width, height } = TableMap.get(table);
      const cellAt: CellAt = (at, across) => {
        const [row, column] = line === 'row' ? [at, across] : [across, at];
        return rect.tableStart + (map[row * width + column] ?? 0);
      };
      copyLook(tr, cellAt, [from, to, line === 'row' ? width : height]);
      const cell = tr.doc.resolve(cellAt(to, line === 'row' ? rect.left : rect.top) + 1);
      tr.setSelection(TextSelection.near(cell)).scrollIntoView();
      return true;
    })
    .run();
}

/** Whether a row or column is left without those with the caret or selection. */
export function hasOther({ state }: Editor, line: Line): boolean {
  const rect = selectedRect(state);
  const [start, end] = ends(rect, line);
  return end - start < (line === 'row' ? rect.map.height : rect.map.width);
}

/** Whether the first row of the table with the caret is a header. */
export function hasHeaderRow({ state }: Editor): boolean {
  const { map, table } = selectedRect(state);
  const first = map.map.slice(0, map.width);
  return first.every((at) => table.nodeAt(at)?.type.name === 'tableHeader');
}
