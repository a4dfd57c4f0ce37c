import type { EditedOwner, LaunchPort } from '@plinth/editor';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Measured, rememberMeasured } from '../../launch/measured-pages.ts';

type Kinds = Measured['kinds'];

const isSame = (a: Kinds, b: Kinds): boolean => a?.join() === b?.join();

/** What the editor measured on the open page, for the launch report: null for drafts. */
export const useMeasured = ({ kind, id, name, status }: EditedOwner) => {
  const [kinds, setKinds] = useState<Kinds>(null);
  const onMeasured = useCallback<LaunchPort['onMeasured']>(
    (found) => setKinds((before) => (isSame(before, found) ? before : found)),
    [],
  );
  const measured = useMemo<Measured | null>(
    () => (status === 'draft' ? null : { part: { kind, name, owner: { kind, id } }, kinds }),
    [kinds, kind, id, name, status],
  );
  useEffect(() => {
    if (measured?.kinds) rememberMeasured(measured);
  }, [measured]);
  return { measured, onMeasured };
};
