import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type RenderedNode, type RenderTarget, rootAttributes } from '@plinth/render/react';
import type { SiteContext } from '@plinth/widgets/kit';
import { Component, type ReactNode } from 'react';

type FaultProps = {
  readonly node: RenderedNode;
  readonly target: RenderTarget;
  readonly site: SiteContext;
};

type FaultyWidgetProps = Omit<FaultProps, 'site'> & {
  readonly reason: MessageKey;
  /** Child widgets, which still render. */
  readonly children?: ReactNode;
};

/** Explains in place of a widget why it can't be displayed. Visitors get an empty box there. */
export function FaultyWidget({ node, target, reason, children }: FaultyWidgetProps) {
  const t = useT();
  return (
    <div {...rootAttributes(node, target)} data-fault={node.widget}>
      <p>
        <b>{node.widget.replaceAll('_', ' ')}</b> {t(reason)}
      </p>
      {children}
    </div>
  );
}

type BoundaryProps = FaultProps & { readonly children: ReactNode };
type BoundaryState = { readonly failed: RenderedNode | null; readonly site: SiteContext | null };

/** Contains the error of a single widget. Tries again when the widget or the site changes. */
export class FaultBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, site: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: UNKNOWN_NODE };
  }

  static getDerivedStateFromProps(
    { node, site }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    if (state.failed === null) return null;
    if (state.failed === UNKNOWN_NODE) return { failed: node, site };
    return state.failed === node && state.site === site ? null : { failed: null, site: null };
  }

  override render(): ReactNode {
    const { node, target, children } = this.props;
    if (this.state.failed === null) return children;
    return <FaultyWidget node={node} target={target} reason="EDITOR.FAULT.BROKEN" />;
  }
}

/** Placeholder for the failed node, since `getDerivedStateFromError` doesn't get props. */
const UNKNOWN_NODE: RenderedNode = { id: '', widget: '', properties: {} };
