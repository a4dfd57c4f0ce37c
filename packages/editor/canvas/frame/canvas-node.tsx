import type { NodeId } from '@plinth/model';
import { WidgetElement } from '@plinth/render/react';
import { lazyComponent } from '@plinth/ui';
import { widgetDefinition } from '@plinth/widgets';
import type { Scope } from '@plinth/widgets/kit';
import { memo } from 'react';
import { useShownNode } from '../../core/session/context.ts';
import { FaultBoundary, FaultyWidget } from './faulty-widget.tsx';
import { useSite } from './site-context.ts';

const SamplePost = lazyComponent(async () => (await import('./sample-post.tsx')).SamplePost);

type CanvasNodeProps = { readonly id: NodeId; readonly scope: Scope };

/** One widget on the canvas. Subscribes to its own store entry, so a change renders it alone. */
export const CanvasNode = memo(SubscribedNode);

/** Has a name of its own, so that children render the memoized `CanvasNode`. */
function SubscribedNode({ id, scope }: CanvasNodeProps) {
  const node = useShownNode(id);
  const site = useSite();
  if (!node) return null;
  const viewProps = { node, target: TARGETS[scope], site };
  const children =
    node.children.length === 0
      ? undefined
      : node.children.map((child) => <CanvasNode key={child} id={child} scope={scope} />);
  const definition = widgetDefinition(node.widget);
  if (!definition) {
    return (
      <FaultyWidget node={node} target={viewProps.target} reason="EDITOR.FAULT.UNKNOWN">
        {children}
      </FaultyWidget>
    );
  }
  return (
    <FaultBoundary {...viewProps}>
      <WidgetElement {...viewProps}>
        {definition.holdsPost ? <SamplePost /> : children}
      </WidgetElement>
    </FaultBoundary>
  );
}

const TARGETS = {
  header: { scope: 'header', mode: 'edit' },
  content: { scope: 'content', mode: 'edit' },
  footer: { scope: 'footer', mode: 'edit' },
  popup: { scope: 'popup', mode: 'edit' },
} as const;
