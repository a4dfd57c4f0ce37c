import { type I18n, keyPart, knownText } from '@plinth/i18n';
import { SECTION_NAMES } from '@plinth/model';
import type { EditorSession } from '../core/session/types.ts';
import { capacityRefusal } from '../core/steps/capacity-refusal.ts';
import { type RefusedRule, refusalKey, refusalText } from '../core/steps/refusal.ts';
import { ownName } from '../core/widgets/widget-name.ts';
import { refusedNode } from './refused-node.ts';

/** The text for one refused path: its section, its widget, and the broken rule. */
export function refusedLine(i18n: I18n, session: EditorSession, [path, rule]: [string, string]) {
  const { t } = i18n;
  const [part, name] = path.split('.');
  const section =
    part === 'design' ? part : (SECTION_NAMES.find((known) => known === name) ?? 'content');
  const node = session.store.node(refusedNode(session, path) ?? '');
  const full = rule === 'tooManyChildren' ? capacityRefusal(session, node?.id ?? '', 0) : null;
  const reason = full
    ? refusalText(t, full)
    : knownText(i18n, refusalKey(rule as RefusedRule), {
        fallback: 'EDITOR.REFUSAL.valueInvalid',
      });
  const line = { section: t(`EDITOR.SECTION.${keyPart(section)}`), reason };
  // The section already says where the root is, and a full widget is named by its reason.
  return full || !node?.parent
    ? t('EDITOR.REFUSED.LINE', line)
    : t('EDITOR.REFUSED.WIDGET_LINE', { ...line, widget: ownName(t, node) });
}
