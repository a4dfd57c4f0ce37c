import type { Translate } from '@plinth/i18n';
import type { ReactNode } from 'react';
import type { AddPlace } from '../../canvas/overlay/add-place-state.ts';
import { newWidgetDrag } from '../../core/commands/dragged.ts';
import { insertPosition } from '../../core/commands/insert.ts';
import { insertAndEdit } from '../../core/commands/insert-and-edit.ts';
import type { Gap } from '../../core/commands/insert-position.ts';
import type { Command, CommandContext } from '../../core/commands/registry/command.ts';
import { keysLabel, workingKeys } from '../../core/commands/registry/key-labels.ts';
import { labelOf, refusalOf } from '../../core/commands/registry/registry.ts';
import { fuzzyScore, wordScore } from '../../core/search/fuzzy.ts';
import { refusalText } from '../../core/steps/refusal.ts';
import type { Synonyms } from '../../core/widgets/use-synonyms.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { searchableWidgets } from '../../core/widgets/widget-tiles.ts';

export const ENTRY_GROUPS = [
  'recent',
  'selection',
  'text',
  'add',
  'blocks',
  'content',
  'go',
  'settings',
] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

export type Entry = {
  readonly id: string;
  readonly group: EntryGroup;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Synonyms for search. */
  readonly words: string;
  /** Words that a search for what it adds may begin with, such as “insert”. */
  readonly verbs?: string;
  /** Synonyms in other languages, searched if nothing else matches. */
  readonly foreign?: string;
  readonly keys?: string | undefined;
  /** What it is, after its label. */
  readonly detail?: string;
  /** Whether the server has found it with the search, in its text too. */
  readonly isFound?: boolean;
  /** Where it adds something; null or absent if it doesn't. */
  readonly place?: AddPlace | null;
  /** Why it is disabled; null if it isn't. */
  readonly reason: string | null;
  readonly run: () => void;
};

type Needs = {
  readonly t: Translate;
  readonly context: () => CommandContext;
  readonly synonyms: Synonyms;
  /** Where widgets are inserted; after the selection by default. */
  readonly gap?: Gap | null;
};

const LISTED: readonly string[] = ENTRY_GROUPS;

function commandEntry(command: Command, { t, context }: Needs): Entry[] {
  const { session } = context();
  const { run } = command;
  const isListed =
    LISTED.includes(command.group) && command.id !== 'palette' && !command.isMenuOnly;
  const hasSelection = session.ui.getState().selection.length > 0;
  if (!run || !isListed || (command.group === 'selection' && !hasSelection)) return [];
  const refusal = refusalOf(t, command, session);
  const keys = workingKeys(command, session);
  return [
    {
      id: command.id,
      group: command.group as EntryGroup,
      label: t(labelOf(command, session)),
      words: command.synonyms ? t(command.synonyms) : '',
      keys: keys && keysLabel(keys),
      reason: refusal,
      run: () => run(context()),
    },
  ];
}

/** An entry for every widget, as in the Add panel. */
export function widgetEntries({ t, context, synonyms, gap = null }: Needs): Entry[] {
  const { session, report } = context();
  return searchableWidgets(t, session.lookup).map(({ widget, name }) => {
    const place = insertPosition(session, widget, gap);
    return {
      id: `add-${widget}`,
      group: 'add',
      label: name,
      icon: <WidgetIcon widget={widget} />,
      words: synonyms.wordsOf(widget),
      verbs: t('EDITOR.PALETTE.ADD_VERBS'),
      foreign: synonyms.allWordsOf(widget),
      place: 'refused' in place ? null : { dragged: newWidgetDrag(widget), gap: place },
      reason: 'refused' in place && place.refused !== null ? refusalText(t, place.refused) : null,
      run: () => report(insertAndEdit(session, widget, gap)),
    };
  });
}

export const commandEntries = (commands: readonly Command[], needs: Needs): Entry[] =>
  commands.flatMap((command) => commandEntry(command, needs));

const NOT_AT_ALL = Number.POSITIVE_INFINITY;

/** Between the first and the later words of a label. */
const WHOLE_SYNONYM = 0.03;

const isOneOf = (search: string, words: string): boolean =>
  words.split(',').some((word) => word.trim().toLowerCase() === search.trim().toLowerCase());

/**
 * Synonyms match by prefix only; fuzzy matching would find almost anything. Other words of the search
 * may be in the label.
 */
const synonymScore = (search: string, words: string, label: string): number =>
  (words === '' ? null : wordScore(search, `${words}, ${label}`)) ?? NOT_AT_ALL;

/** After all that match by what they are called. */
const FOUND_ELSEWHERE = 4;

/** How well an entry matches a search; infinite if it doesn't. */
const entryScore = (search: string, { label, words, foreign = '', isFound }: Entry): number =>
  Math.min(
    isFound ? FOUND_ELSEWHERE : NOT_AT_ALL,
    fuzzyScore(search, label) ?? NOT_AT_ALL,
    isOneOf(search, words) ? WHOLE_SYNONYM : NOT_AT_ALL,
    synonymScore(search, words, label) + 0.5,
    synonymScore(search, foreign, label) + 1.5,
  );

/** A search for what an entry adds, without the verb before it: “add image” is “image”. */
const withoutVerb = (search: string, { verbs = '' }: Entry): string => {
  const [, verb = '', rest = search] = search.match(/^\s*(\S+)\s+(\S.*)$/) ?? [];
  return isOneOf(verb, verbs) ? rest : search;
};

/**
 * Search results, best first. Without a search: what the paragraph can become, then recent entries,
 * then all by group.
 */
export function answers(
  entries: readonly Entry[],
  search: string,
  recent: readonly string[],
): readonly Entry[] {
  if (search.trim() === '') {
    const texts = entries.filter(({ group }) => group === 'text');
    const others = entries.filter(({ group }) => group !== 'text');
    const lately = recent.flatMap((id): Entry[] => {
      const entry = others.find((candidate) => candidate.id === id);
      return entry ? [{ ...entry, group: 'recent' }] : [];
    });
    const rest = others.filter(({ id }) => !recent.includes(id));
    return [...texts, ...lately, ...rest];
  }
  const found = entries.flatMap((entry) => {
    const score = Math.min(
      entryScore(search, entry),
      entryScore(withoutVerb(search, entry), entry),
    );
    const bonus = entry.group === 'text' ? 0.3 : recent.includes(entry.id) ? 0.2 : 0;
    return Number.isFinite(score) ? [{ entry, score: score - bonus }] : [];
  });
  return found
    .sort((a, b) => a.score - b.score || a.entry.label.length - b.entry.label.length)
    .map(({ entry }) => entry);
}
