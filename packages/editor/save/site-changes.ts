import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useEffect, useState } from 'react';
import { designChanges } from '../core/design/design-changes.ts';
import { useDesignState } from '../core/design/design-context.ts';
import { useSections, useSession } from '../core/session/context.ts';
import { isShared, sectionOf } from '../core/session/section-of.ts';
import type { SectionInfo } from '../core/session/types.ts';
import { useSaving } from './save-context.ts';

/** Sections with unsaved changes; recomputed only when a shared one is touched. */
function useChangedSections(): readonly SectionInfo[] {
  const session = useSession();
  const sections = useSections();
  const { dirty } = useSaving();
  const [roots, setRoots] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const look = () => setRoots(dirty.dirtyRoots());
    const stops = [
      dirty.subscribe(look),
      session.store.observe((changes) => {
        const isBeside = (id: string) => (sectionOf(session, id)?.name ?? 'content') !== 'content';
        if ([...changes.keys()].some(isBeside)) look();
      }),
    ];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, dirty]);
  return sections.filter(({ root }) => roots.has(root));
}

/** Parts of the site's design that apply to all pages. */
const DESIGN_PARTS = ['COLORS', 'TEXT_STYLES', 'PRESETS'] as const;
type DesignPart = { readonly part: (typeof DESIGN_PARTS)[number]; readonly count: number };

/** The parts of the site's design with unsaved changes, with the number of changed records. */
function useDesignParts(): readonly DesignPart[] {
  const { store } = useSession();
  const { stored } = useDesignState((design) => design);
  const changes = designChanges(store.reader, stored);
  if (!changes) return [];
  const { colors, text_styles, presets, deleted } = changes;
  const counts = {
    COLORS: colors === undefined ? 0 : 1,
    TEXT_STYLES: text_styles.length + deleted.text_styles.length,
    PRESETS: presets.length + deleted.presets.length,
  };
  return DESIGN_PARTS.map((part) => ({ part, count: counts[part] })).filter(
    ({ count }) => count > 0,
  );
}

export type SiteChanges = {
  /** The page's own content has unsaved changes. */
  readonly hasContent: boolean;
  /** What changes on other pages too, as short texts. */
  readonly everywhere: readonly string[];
  /** The first of them without numbers; empty if there are none. */
  readonly first: string;
};

const sectionText = (t: Translate, { name, usedOn }: SectionInfo): string =>
  t('EDITOR.SAVES.SECTION', { section: t(`EDITOR.SECTION.${keyPart(name)}`), count: usedOn });

/** What saving changes beside the open page. */
export function useSiteChanges(): SiteChanges {
  const t = useT();
  const changed = useChangedSections();
  const parts = useDesignParts();
  const shared = changed.filter(isShared);
  const everywhere = [
    ...shared.map((section) => sectionText(t, section)),
    ...parts.map(({ part, count }) => t(`EDITOR.SAVES.${part}`, { count })),
  ];
  const [section] = shared;
  return {
    hasContent: changed.length > shared.length,
    everywhere,
    first: section ? t(`EDITOR.SECTION.${keyPart(section.name)}`) : (everywhere[0] ?? ''),
  };
}
