import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useSession, useWidgetOf } from '../../core/session/context.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import { usePlaceName } from '../../core/widgets/use-place-name.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import './overlay.css';

/** Icon and name of a widget at its outline; shared sections also show how many pages use them. */
export function NodeTag({ id }: { readonly id: NodeId }) {
  const t = useT();
  const session = useSession();
  const widget = useWidgetOf(id);
  const name = usePlaceName(id);
  const section = sectionOf(session, id);
  if (widget === '') return null;
  const isShared = section?.name !== 'content' && section?.root === id;
  return (
    <span className="pl-node-tag">
      <WidgetIcon widget={widget} />
      {isShared ? t('EDITOR.SHARED', { section: name, count: section.usedOn }) : name}
    </span>
  );
}
