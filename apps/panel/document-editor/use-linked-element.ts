import type { LinkedElement } from '@plinth/editor';
import { SECTION_NAMES } from '@plinth/model';
import { useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';

/** Visits whose element was selected; when the editor opens again, it stays as it is. */
const done = new Set<string>();

const text = (value: unknown): string | null => (value === undefined ? null : String(value));

/** The element in the URL that the editor is to select: `?section=content&node=w5&text=html`. */
export const useLinkedElement = (): LinkedElement | null => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const section = SECTION_NAMES.find((name) => name === search.section);
  const [node, path] = [text(search.node), text(search.text)];
  const linked = useMemo(
    () => (section && node !== null && !done.has(visit) ? { section, node, path } : null),
    [section, node, path, visit],
  );
  useEffect(() => {
    if (linked) done.add(visit);
  }, [linked, visit]);
  return linked;
};
