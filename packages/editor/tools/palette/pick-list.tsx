import { TextInput } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useTypedAnnouncement } from '@plinth/ui';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { AddPlaceNote } from '../../canvas/overlay/add-place-note.tsx';
import { useShownPlace } from '../../canvas/overlay/use-shown-place.ts';
import { answers, type Entry } from './entries.tsx';
import { recentIds, remember } from './recent.ts';
import '../fields/kbd.css';
import './palette.css';

type PickListProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly entries: readonly Entry[];
  /** Why entries are missing; null or absent if none are. */
  readonly problem?: string | null;
  readonly onClose: () => void;
  /** Called with what is searched for. */
  readonly onSearch?: (search: string) => void;
  /** Called on Backspace in the empty search. */
  readonly onDelete?: () => void;
  readonly testId: string;
};

const keyOf = ({ group, id }: Entry): string => `${group}-${id}`;

/**
 * A searchable list with recent entries first. Arrow keys move through it while the search field
 * keeps the focus. Groups have headings until something is searched.
 */
export function PickList({ onClose, testId, ...props }: PickListProps) {
  const t = useT();
  const canvas = useCanvas();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [recent] = useState(recentIds);
  const entries = answers(props.entries, search, recent);
  const isGrouped = search.trim() === '';
  /** Key of the entry that the keys or the pointer have moved to. More may still be listed above it. */
  const [wanted, setWanted] = useState<string | null>(null);
  const at = Math.max(
    0,
    entries.findIndex((entry) => keyOf(entry) === wanted),
  );
  const point = (index: number) => {
    const entry = entries[index];
    if (entry) setWanted(keyOf(entry));
  };
  const none = entries.length === 0 ? t('EDITOR.PALETTE.NONE', { search }) : null;
  const missing = props.problem ?? none;
  useTypedAnnouncement(search, missing);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  useShownPlace(entries[at]?.place ?? null);
  const choose = (entry: Entry | undefined) => {
    if (!entry || entry.reason !== null) return;
    onClose();
    // Focus returns to the canvas first; the command may move it again.
    canvas?.focus();
    remember(entry.id);
    entry.run();
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step) point((at + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter') choose(entries[at]);
    else if (event.key === 'Backspace' && search === '' && props.onDelete) props.onDelete();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        variant="unstyled"
        size="md"
        className="pl-pick-search"
        leftSection={<IconSearch size={16} />}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={entries[at] && `${id}-${at}`}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={search}
        onChange={({ currentTarget }) => {
          setWanted(null);
          setSearch(currentTarget.value);
          props.onSearch?.(currentTarget.value);
        }}
        onKeyDown={keys}
        data-testid={`${testId}-search`}
      />
      <div ref={list} id={id} role="listbox" aria-label={props.label} className="pl-pick-list">
        {missing !== null && <p className="pl-pick-none">{missing}</p>}
        {entries.map((entry, index) => (
          <Option
            key={keyOf(entry)}
            id={`${id}-${index}`}
            entry={entry}
            index={index}
            isCurrent={index === at}
            heading={
              isGrouped && entries[index - 1]?.group !== entry.group
                ? t(`EDITOR.PALETTE.GROUP_${keyPart(entry.group)}`)
                : null
            }
            onPoint={point}
            onChoose={choose}
          />
        ))}
      </div>
      <div className="pl-pick-place">
        <AddPlaceNote />
      </div>
    </>
  );
}

type OptionProps = {
  readonly id: string;
  readonly entry: Entry;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly heading: string | null;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (entry: Entry) => void;
};

function Option({ id, entry, index, isCurrent, heading, onPoint, onChoose }: OptionProps) {
  return (
    <>
      {heading !== null && (
        <div role="presentation" className="pl-pick-heading">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the search keeps the focus and names the current option */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search chooses it */}
      <div
        id={id}
        role="option"
        aria-selected={isCurrent}
        aria-disabled={entry.reason !== null || undefined}
        className="pl-pick-option"
        data-at={index}
        data-testid={`pick-${entry.id}`}
        onPointerMove={() => onPoint(index)}
        onClick={() => onChoose(entry)}
      >
        {entry.icon}
        <span className="pl-pick-name">{entry.label}</span>
        {entry.detail && <span className="pl-pick-reason">{entry.detail}</span>}
        {entry.reason !== null && <span className="pl-pick-reason">{entry.reason}</span>}
        {entry.keys && <kbd>{entry.keys}</kbd>}
      </div>
    </>
  );
}
