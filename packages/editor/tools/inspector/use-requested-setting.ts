import type { NodeId } from '@plinth/model';
import { type RefObject, useEffect, useRef } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';

/** Expands the group of a requested setting and focuses its field. */
export function useRequestedSetting(
  { id, paths }: { readonly id: NodeId; readonly paths: readonly string[] },
  unfold: () => void,
): RefObject<HTMLDivElement | null> {
  const { ui } = useSession();
  const body = useRef<HTMLDivElement>(null);
  const asked = useUi(({ askedOption }) =>
    askedOption?.id === id && paths.includes(askedOption.path) ? askedOption.path : null,
  );
  const open = useRef(unfold);
  open.current = unfold;
  useEffect(() => {
    if (asked === null) return;
    open.current();
    ui.setState({ askedOption: null });
    // The field can take focus once its group is expanded.
    requestAnimationFrame(() => {
      const setting = body.current?.querySelector(`[data-option="${asked}"]`);
      const field = setting?.querySelector<HTMLElement>('input, select, textarea');
      (field ?? setting?.querySelector('button'))?.focus();
    });
  }, [asked, ui]);
  return body;
}
