import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type Place, type RenderedNode, rootAttributes } from '@plinth/render/react';
import type { SiteContext } from '@plinth/widgets/kit';
import { Component, type ReactNode } from 'react';

type FaultProps = {
  readonly node: RenderedNode;
  readonly place: Place;
  readonly site: SiteContext;
};

type FaultyWidgetProps = Omit<FaultProps, 'site'> & {
  /** What is wrong. */
  readonly reason: MessageKey;
  /** The widgets inside, which have done nothing wrong. */
  readonly children?: ReactNode;
};

/** Says at the place of a widget why it cannot be shown. Visitors get an empty box there. */
export function FaultyWidget({ node, place, reason, children }: FaultyWidgetProps) {
  const t = useT();
  return (
    <div {...rootAttributes(node, place)} data-fault={node.widget}>
      <p>
        <b>{node.widget.replaceAll('_', ' ')}</b> {t(reason)}
      </p>
      {children}
    </div>
  );
}

type BoundaryProps = FaultProps & { readonly children: ReactNode };
type BoundaryState = { readonly failed: RenderedNode | null; readonly site: SiteContext | null };

/** Keeps the fault of one widget at its place; another state of it, or of the site, is tried anew. */
export class FaultBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, site: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: NOBODY };
  }

  static getDerivedStateFromProps(
    { node, site }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    if (state.failed === null) return null;
    if (state.failed === NOBODY) return { failed: node, site };
    return state.failed === node && state.site === site ? null : { failed: null, site: null };
  }

  override render(): ReactNode {
    const { node, place, children } = this.props;
    if (this.state.failed === null) return children;
    return <FaultyWidget node={node} place={place} reason="EDITOR.FAULT.BROKEN" />;
  }
}

/** Stands for the node that has just failed, which the error does not tell. */
const NOBODY: RenderedNode = { id: '', widget: '', properties: {} };
