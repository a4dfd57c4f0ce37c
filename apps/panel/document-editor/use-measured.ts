import type { EditedOwner, EditorPorts } from '@plinth/editor';
import { useCallback, useMemo, useState } from 'react';
import type { Measured } from '../launch/checked-report.ts';

type Kinds = Measured['kinds'];

const isSame = (a: Kinds | null, b: Kinds): boolean => a?.join() === b.join();

/** What the editor measured on the open page, for the launch report: null before, and for drafts. */
export const useMeasured = ({ kind, id, name, status }: EditedOwner) => {
  const [kinds, setKinds] = useState<Kinds | null>(null);
  const onMeasured = useCallback<EditorPorts['onMeasured']>(
    (found) => setKinds((before) => (isSame(before, found) ? before : found)),
    [],
  );
  const measured = useMemo<Measured | null>(
    () =>
      kinds === null || status === 'draft'
        ? null
        : { part: { kind, name, owner: { kind, id } }, kinds },
    [kinds, kind, id, name, status],
  );
  return { measured, onMeasured };
};
