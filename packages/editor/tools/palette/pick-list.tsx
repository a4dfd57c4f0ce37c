import { TextInput } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import type { Entry } from './entries.tsx';
import '../fields/kbd.css';
import './palette.css';

type PickListProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly entries: readonly Entry[];
  /** Whether entries are listed under group headings. */
  readonly isGrouped: boolean;
  readonly onChoose: (entry: Entry) => void;
  readonly onClose: () => void;
  readonly testId: string;
};

/** A searchable list; arrow keys move through it while the search field keeps the focus. */
export function PickList({
  entries,
  onChoose,
  onClose,
  onSearch,
  testId,
  ...props
}: PickListProps) {
  const t = useT();
  const canvas = useCanvas();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, entries.length - 1);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const choose = (entry: Entry | undefined) => {
    if (!entry || entry.reason !== null) return;
    onClose();
    // Focus returns to the canvas first; the command may move it again.
    canvas?.window.focus();
    onChoose(entry);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step) setWanted((at + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter') choose(entries[at]);
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
        value={props.search}
        onChange={({ currentTarget }) => {
          setWanted(0);
          onSearch(currentTarget.value);
        }}
        onKeyDown={keys}
        data-testid={`${testId}-search`}
      />
      <div ref={list} id={id} role="listbox" aria-label={props.label} className="pl-pick-list">
        {entries.length === 0 && (
          <p className="pl-pick-none">{t('EDITOR.PALETTE.NONE', { search: props.search })}</p>
        )}
        {entries.map((entry, index) => (
          <Option
            key={`${entry.group}-${entry.id}`}
            id={`${id}-${index}`}
            entry={entry}
            index={index}
            isCurrent={index === at}
            heading={
              props.isGrouped && entries[index - 1]?.group !== entry.group
                ? t(`EDITOR.PALETTE.GROUP_${keyPart(entry.group)}`)
                : null
            }
            onPoint={setWanted}
            onChoose={choose}
          />
        ))}
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
        {entry.reason !== null && <span className="pl-pick-reason">{entry.reason}</span>}
        {entry.keys && <kbd>{entry.keys}</kbd>}
      </div>
    </>
  );
}
