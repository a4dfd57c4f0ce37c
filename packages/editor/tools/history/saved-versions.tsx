import { Text, UnstyledButton } from '@mantine/core';
import { type Formatters, keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { PageStatus, StatusChip } from '@plinth/ui';
import { useEffect, useState } from 'react';
import type { Revision } from '../../core/ports/revisions/port.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { widgetName } from '../../core/widgets/widget-name.ts';
import { useSaveState } from '../../save/save-context.ts';
import { versionsByDay } from './versions-by-day.ts';

/** Saved versions by day, with time, author and size of the change; selecting one shows it. */
export function SavedVersions() {
  const t = useT();
  const format = useFormat();
  const { ui } = useSession();
  const viewing = useUi((state) => state.viewing);
  const list = useVersions();
  if (list === 'failed') {
    return (
      <Text size="sm" c="red" p="md">
        {t('EDITOR.REVISIONS.FAILED')}
      </Text>
    );
  }
  return (
    <div className="pl-versions" data-testid="revisions">
      {versionsByDay(list, format).map(({ day, versions }) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ol className="pl-history">
            {versions.map((item) => (
              <li key={item.revision}>
                <UnstyledButton
                  className="pl-history-step"
                  aria-current={viewing?.revision === item.revision || undefined}
                  onClick={() => ui.setState({ viewing: item })}
                  data-testid={`revision-${item.revision}`}
                >
                  <VersionText item={item} />
                </UnstyledButton>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const PUBLISHED = { status: 'publish' } as const;

function VersionText({ item }: { readonly item: Revision }) {
  const t = useT();
  const format = useFormat();
  const size = useSizeText();
  const restored = item.restored_from;
  return (
    <>
      <span className="pl-version-time">
        {format.time(item.created)}
        {item.is_current && ` · ${t('EDITOR.REVISIONS.CURRENT')}`}
      </span>
      {item.is_published && <PageStatus page={PUBLISHED} />}
      {item.is_launched && <StatusChip tone="success" label={t('EDITOR.REVISIONS.LAUNCHED')} />}
      {restored !== null && (
        <span className="pl-version-origin">
          {t('EDITOR.REVISIONS.RESTORED_FROM', { time: sameDayTime(format, restored, item) })}
        </span>
      )}
      <Text size="xs" c="dimmed" span>
        {[
          item.author?.name,
          ...item.shared.map((name) => t(`EDITOR.SECTION.${keyPart(name)}`)),
          item.parts.map(({ widget, name }) => name ?? widgetName(t, widget)).join(', '),
          size(item.changes),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}

/** A time; with its date if it isn't of the same day as the version. */
const sameDayTime = (format: Formatters, time: string, { created }: Revision): string =>
  format.date(time) === format.date(created) ? format.time(time) : format.dateTime(time);

/** “2 added, 1 deleted, 4 changed”. */
function useSizeText() {
  const t = useT();
  return (changes: Revision['changes']): string => {
    if (!changes) return t('EDITOR.REVISIONS.FIRST');
    const { added, removed, changed } = changes;
    const parts = [
      added > 0 && t('EDITOR.REVISIONS.ADDED', { count: added }),
      removed > 0 && t('EDITOR.REVISIONS.REMOVED', { count: removed }),
      changed > 0 && t('EDITOR.REVISIONS.CHANGED', { count: changed }),
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(', ') : t('EDITOR.REVISIONS.SAME');
  };
}

/** Reloads after every save. */
function useVersions(): readonly Revision[] | 'failed' {
  const { savedAt } = useSaveState();
  const [list, setList] = useState<readonly Revision[] | 'failed'>([]);
  const { list: load } = useServices().ports.revisions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a version
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (found) => !isUnmounted && setList(found),
      () => !isUnmounted && setList('failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, savedAt]);
  return list;
}
