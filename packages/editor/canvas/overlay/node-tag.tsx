import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useSections, useSession, useWidgetOf } from '../../core/session/context.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { useNodeName } from '../../core/widgets/widget-name.ts';
import './overlay.css';

/** Icon and name of a widget at its outline; shared sections also show how many pages use them. */
export function NodeTag({ id }: { readonly id: NodeId }) {
  const t = useT();
  const session = useSession();
  const widget = useWidgetOf(id);
  useSections();
  const name = useNodeName(id);
  const section = sectionOf(session, id);
  if (widget === '') return null;
  const isShared = section?.name !== 'content' && section?.root === id;
  const sectionName = section ? t(`EDITOR.SECTION.${keyPart(section.name)}`) : name;
  return (
    <span className="pl-node-tag">
      <WidgetIcon widget={widget} />
      {isShared ? t('EDITOR.SHARED', { section: sectionName, count: section.usedOn }) : name}
    </span>
  );
}
