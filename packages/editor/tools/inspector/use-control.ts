import type { NodeId, Properties, PropertyValue } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { setValue } from '../../core/commands/properties.ts';
import { setBackground } from '../../core/commands/set-background.ts';
import { useDesign } from '../../core/design/design-context.ts';
import type { DesignStore } from '../../core/design/design-store.ts';
import { presetLayer } from '../../core/design/preset-layer.ts';
import { styledWidget } from '../../core/design/preset-node.ts';
import {
  type DeviceScope,
  deviceScope,
  effectiveIn,
  withValueIn,
} from '../../core/properties/device-scope.ts';
import {
  commonValue,
  type Effective,
  effectiveValue,
  sameEffective,
  sameOrigin,
} from '../../core/properties/effective.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { useStableSnapshot } from '../../core/store/use-stable-snapshot.ts';

export type ControlValue = Effective & {
  /** The computed CSS of a value that comes from the page's CSS. */
  readonly css?: string;
  /** undefined resets to the inherited or default value. */
  readonly set: (value: PropertyValue | undefined) => void;
  readonly reset: () => void;
};

const EMPTY: Properties = {};

type ReadRequest = {
  readonly id: NodeId;
  readonly names: readonly string[];
  /** null if the value is the same on all devices. */
  readonly scope: DeviceScope | null;
};

type Sources = { readonly session: EditorSession; readonly design: DesignStore };

function readAt({ session, design }: Sources, { id, names, scope }: ReadRequest): Effective {
  const stored = session.store.node(id);
  const node = stored && styledWidget(stored);
  const isWidget = node !== undefined && node === stored;
  const values = {
    own: node?.properties ?? EMPTY,
    complete: (node ? completeProperties(node) : EMPTY) as Properties,
    preset: isWidget ? presetLayer(design.store.getState().presets, node) : null,
  };
  return scope === null ? effectiveValue(values, names) : effectiveIn(values, names, scope);
}

/** The selection that the inspector shows, which lags behind the canvas. */
export const InspectedContext = createContext<readonly NodeId[]>([]);

/** All widgets edited together with `id`. */
export const editedTogether = (
  { store }: EditorSession,
  inspected: readonly NodeId[],
  id: NodeId,
): readonly NodeId[] =>
  inspected.includes(id) ? inspected.filter((other) => store.node(other)) : [id];

type ReadOptions = {
  readonly isPerDevice: boolean;
  /** The field shows where the value comes from instead of the value. */
  readonly comparesOriginOnly?: boolean;
};

/** The effective value at a path; a stable object until it changes. */
function useEffective(
  id: NodeId,
  key: string,
  { isPerDevice, comparesOriginOnly = false }: ReadOptions,
): Effective {
  const session = useSession();
  const design = useDesign();
  const device = useUi((ui) => (isPerDevice ? ui.device : null));
  const changesAllDevices = useUi((ui) => isPerDevice && ui.changesAllDevices);
  const inspected = use(InspectedContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [...new Set([id, ...inspected])].map((each) =>
        session.store.subscribe(each, listener),
      );
      stops.push(design.store.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session, design, id, inspected],
  );
  const read = () => {
    const names = key.split('.');
    const scope = device && deviceScope({ device, changesAllDevices });
    return commonValue(
      editedTogether(session, inspected, id).map((each) =>
        readAt({ session, design }, { id: each, names, scope }),
      ),
    );
  };
  return useStableSnapshot({
    subscribe,
    read,
    isSame: comparesOriginOnly ? sameOrigin : sameEffective,
  });
}

/** A property of the selected widgets on the current device, with a setter for all of them. */
export function useProperty(
  id: NodeId,
  path: readonly string[],
  options: ReadOptions,
): ControlValue {
  const session = useSession();
  const design = useDesign();
  const report = useReport();
  const key = path.join('.');
  const { isPerDevice } = options;
  const effective = useEffective(id, key, options);
  const inspected = use(InspectedContext);
  const shown = useRef({ inspected, id });
  // In an effect, because input belongs to the previous widget until the new one is rendered.
  useLayoutEffect(() => {
    shown.current = { inspected, id };
  }, [inspected, id]);
  const set = useCallback(
    (value: PropertyValue | undefined) => {
      const scope = deviceScope(session.ui.getState());
      const names = key.split('.');
      const next = (own: Properties) =>
        isPerDevice ? withValueIn(own, names, { scope, value }) : value;
      const ids = editedTogether(session, shown.current.inspected, shown.current.id);
      const { colors: theme } = design.store.getState();
      const outcome =
        key === 'background'
          ? setBackground(session, ids, { theme, value: next })
          : setValue(session, ids, { path: names, value: next });
      report(outcome);
    },
    [session, design, report, key, isPerDevice],
  );
  // Stable across widgets with the same value, so that the field doesn't rerender.
  return useMemo(() => ({ ...effective, set, reset: () => set(undefined) }), [effective, set]);
}
