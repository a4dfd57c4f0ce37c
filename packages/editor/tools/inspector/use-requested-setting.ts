import type { NodeId } from '@plinth/model';
import { type RefObject, useEffect, useRef } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';

/** Fields of a setting, the one to fill in first. */
const FIELDS = ['[data-autofocus]', 'input, select, textarea', 'button'] as const;

/** Expands the group of a requested setting and focuses its field. */
export function useRequestedSetting(
  { id, paths }: { readonly id: NodeId; readonly paths: readonly string[] },
  unfold: () => void,
): RefObject<HTMLDivElement | null> {
  const { ui } = useSession();
  const body = useRef<HTMLDivElement>(null);
  const requested = useUi(({ requestedSetting }) =>
    requestedSetting?.id === id && paths.includes(requestedSetting.path)
      ? requestedSetting.path
      : null,
  );
  const open = useRef(unfold);
  open.current = unfold;
  useEffect(() => {
    if (requested === null) return;
    open.current();
    ui.setState({ requestedSetting: null });
    // The field can take focus once its group is expanded.
    requestAnimationFrame(() => {
      const setting = body.current?.querySelector(`[data-option="${requested}"]`);
      const find = (selector: string) => setting?.querySelector<HTMLElement>(selector);
      FIELDS.map(find).find(Boolean)?.focus();
    });
  }, [requested, ui]);
  return body;
}
