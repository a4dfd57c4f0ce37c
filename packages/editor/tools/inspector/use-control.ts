import type { Device, NodeId, Properties, PropertyValue } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { setValue } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import {
  type Effective,
  effectiveOn,
  effectiveValue,
  sameEffective,
  sameOrigin,
  shared,
  withDeviceAt,
} from '../../core/properties/effective.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { useStableSnapshot } from '../../core/store/use-stable-snapshot.ts';

export type ControlValue = Effective & {
  /** undefined takes the value away, so that the inherited or default one holds again. */
  readonly set: (value: PropertyValue | undefined) => void;
  readonly reset: () => void;
};

const EMPTY: Properties = {};

type Asked = {
  readonly id: NodeId;
  readonly names: readonly string[];
  /** null: the same on all devices. */
  readonly device: Device | null;
};

function readAt({ store }: EditorSession, { id, names, device }: Asked): Effective {
  const node = store.node(id);
  const values = {
    own: node?.properties ?? EMPTY,
    complete: (node ? completeProperties(node) : EMPTY) as Properties,
  };
  return device === null ? effectiveValue(values, names) : effectiveOn(values, names, device);
}

/** What is selected as far as the inspector shows it: the page answers first. */
export const InspectedContext = createContext<readonly NodeId[]>([]);

/** All that is shown with `id`: only options that they share are shown, and set on all of them. */
const alike = (
  { store }: EditorSession,
  inspected: readonly NodeId[],
  id: NodeId,
): readonly NodeId[] =>
  inspected.includes(id) ? inspected.filter((other) => store.node(other)) : [id];

type Looked = {
  readonly isPerDevice: boolean;
  /** The field shows where the value comes from, and not the value. */
  readonly isUnseen?: boolean;
};

/** The value at a path as it holds now; the same object until it changes, so that others may change freely. */
function useEffective(
  id: NodeId,
  key: string,
  { isPerDevice, isUnseen = false }: Looked,
): Effective {
  const session = useSession();
  const device = useUi((ui) => (isPerDevice ? ui.device : null));
  const inspected = use(InspectedContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [...new Set([id, ...inspected])].map((each) =>
        session.store.subscribe(each, listener),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session, id, inspected],
  );
  const read = () => {
    const names = key.split('.');
    return shared(
      alike(session, inspected, id).map((each) => readAt(session, { id: each, names, device })),
    );
  };
  return useStableSnapshot({ subscribe, read, isSame: isUnseen ? sameOrigin : sameEffective });
}

/** One option of the selected widgets on the device shown, with the way to change it on all of them. */
export function useProperty(id: NodeId, path: readonly string[], looked: Looked): ControlValue {
  const session = useSession();
  const report = useReport();
  const key = path.join('.');
  const { isPerDevice } = looked;
  const effective = useEffective(id, key, looked);
  const inspected = use(InspectedContext);
  const shown = useRef({ inspected, id });
  // Not while it is drawn: until that stands, what is typed belongs to the widget before.
  useLayoutEffect(() => {
    shown.current = { inspected, id };
  }, [inspected, id]);
  const set = useCallback(
    (value: PropertyValue | undefined) => {
      const { device } = session.ui.getState();
      const names = key.split('.');
      const next = (own: Properties) =>
        isPerDevice ? withDeviceAt(own, names, { device, value }) : value;
      const ids = alike(session, shown.current.inspected, shown.current.id);
      report(setValue(session, ids, { path: names, value: next }));
    },
    [session, report, key, isPerDevice],
  );
  // The same object for the next widget where it has the same value: its field need not be drawn anew.
  return useMemo(() => ({ ...effective, set, reset: () => set(undefined) }), [effective, set]);
}
