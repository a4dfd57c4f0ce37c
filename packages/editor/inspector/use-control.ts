import type { Device, NodeId, Properties, PropertyValue } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { createContext, use, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { setValue } from '../commands/properties.ts';
import { useReport } from '../parts/use-report.ts';
import { useSession, useUi } from '../session/context.ts';
import type { EditorSession } from '../session/types.ts';
import {
  type Effective,
  effectiveOn,
  effectiveValue,
  sameEffective,
  shared,
  withDeviceAt,
} from './effective.ts';

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

function read({ store }: EditorSession, { id, names, device }: Asked): Effective {
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

/** The value at a path as it holds now; the same object until it changes, so that others may change freely. */
function useEffective(id: NodeId, key: string, isPerDevice: boolean): Effective {
  const session = useSession();
  const device = useUi((ui) => (isPerDevice ? ui.device : null));
  const inspected = use(InspectedContext);
  const last = useRef<Effective | null>(null);
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
  return useSyncExternalStore(subscribe, () => {
    const names = key.split('.');
    const next = shared(
      alike(session, inspected, id).map((each) => read(session, { id: each, names, device })),
    );
    if (last.current === null || !sameEffective(last.current, next)) last.current = next;
    return last.current;
  });
}

/** One option of the selected widgets on the device shown, with the way to change it on all of them. */
export function useProperty(
  id: NodeId,
  path: readonly string[],
  isPerDevice: boolean,
): ControlValue {
  const session = useSession();
  const report = useReport();
  const key = path.join('.');
  const effective = useEffective(id, key, isPerDevice);
  const inspected = use(InspectedContext);
  const shown = useRef({ inspected, id });
  shown.current = { inspected, id };
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
