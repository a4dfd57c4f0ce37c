import { Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconWorld } from '@tabler/icons-react';
import { useSections, useSession } from '../../core/session/context.ts';
import { isShared, sectionOf } from '../../core/session/section-of.ts';
import './shared-line.css';

/** Says that the widget is in a header or footer, and which pages a change affects. */
export function SharedLine({ id }: { readonly id: NodeId }) {
  const t = useT();
  const session = useSession();
  // A shared section may become the page's own.
  useSections();
  const section = sectionOf(session, id);
  if (!section || !isShared(section)) return null;
  const name = t(`EDITOR.SECTION.${keyPart(section.name)}`);
  return (
    <div className="pl-shared-line" data-testid="shared-line">
      <IconWorld size={16} aria-hidden />
      <div>
        <Text size="xs" fw={600}>
          {t('EDITOR.SHARED', { section: name, count: section.usedOn })}
        </Text>
        <Text size="xs">{t('EDITOR.SHARED_REACH')}</Text>
      </div>
    </div>
  );
}
