import { type I18n, keyPart, knownText } from '@plinth/i18n';
import { SECTION_NAMES } from '@plinth/model';
import { capacityRefusal } from '../core/commands/capacity-refusal.ts';
import { type RefusedRule, refusalKey, refusalText } from '../core/commands/refusal.ts';
import type { EditorSession } from '../core/session/types.ts';
import { refusedNode } from './refused-node.ts';

/** The text for one refused path: its section and the broken rule. */
export function refusedLine(i18n: I18n, session: EditorSession, [path, rule]: [string, string]) {
  const { t } = i18n;
  const [part, name] = path.split('.');
  const section =
    part === 'design' ? part : (SECTION_NAMES.find((known) => known === name) ?? 'content');
  const full =
    rule === 'tooManyChildren'
      ? capacityRefusal(session, refusedNode(session, path) ?? '', 0)
      : null;
  const reason = full
    ? refusalText(t, full)
    : knownText(i18n, refusalKey(rule as RefusedRule), {
        fallback: 'EDITOR.REFUSAL.valueInvalid',
      });
  return t('EDITOR.REFUSED.LINE', { section: t(`EDITOR.SECTION.${keyPart(section)}`), reason });
}
