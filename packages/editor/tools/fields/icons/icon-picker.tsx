import { Loader, Text, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { loadOnce, useLoaded, useResultsAnnouncement } from '@plinth/ui';
import type { SetIcon } from '@plinth/widgets/icon-set';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import { COLUMNS, iconByKey, ROW, scrollTo, shownIcons } from './icon-grid.ts';
import './icon-picker.css';
import { recentIcons, rememberIcon } from './recent-icons.ts';
import { iconLabel, searchIcons } from './search-icons.ts';

const ICONS = loadOnce(async () => (await import('@plinth/widgets/icon-set')).allIcons());

type IconPickerProps = {
  readonly value: string | null;
  readonly onChoose: (name: string) => void;
};

/** A search in all icons. Arrow keys move through the grid while the search keeps the focus. */
export function IconPicker({ value, onChoose }: IconPickerProps) {
  const { value: icons } = useLoaded(ICONS, true);
  return icons ? (
    <LoadedPicker icons={icons} value={value} onChoose={onChoose} />
  ) : (
    <div className="pl-icon-picker pl-icon-picker-loading" aria-busy>
      <Loader size="sm" />
    </div>
  );
}

type LoadedProps = IconPickerProps & { readonly icons: readonly SetIcon[] };

/** Without a search, the icons used recently come first. */
function useFound(icons: readonly SetIcon[], search: string): readonly SetIcon[] {
  const [recent] = useState(recentIcons);
  return useMemo(() => {
    if (search.trim() !== '') return searchIcons(icons, search);
    const first = recent.flatMap((name) => icons.find((icon) => icon.name === name) ?? []);
    return [...first, ...icons.filter((icon) => !first.includes(icon))];
  }, [icons, search, recent]);
}

function LoadedPicker({ icons, value, onChoose }: LoadedProps) {
  const t = useT();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const found = useFound(icons, search);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      found.findIndex(({ name }) => name === value),
    ),
  );
  useResultsAnnouncement(search, found.length);
  const show = (index: number) => {
    setAt(index);
    if (grid.current) grid.current.scrollTop = scrollTo(index, grid.current.scrollTop);
  };
  // The icons may load after the dialog has taken the focus. The chosen icon is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    show(at);
  }, []);
  const choose = (name: string) => {
    rememberIcon(name);
    onChoose(name);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || movesCaret(event)) return;
    const icon = found[at];
    const next = iconByKey(event.key, at, found.length);
    if (event.key === 'Enter' && icon) choose(icon.name);
    else if (next !== null) show(next);
    else return;
    event.preventDefault();
  };
  const label = t('EDITOR.ICON.SEARCH');
  return (
    <div className="pl-icon-picker">
      <TextInput
        ref={field}
        size="xs"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-icons`}
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={14} />}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          show(0);
        }}
        onKeyDown={handleKey}
        data-autofocus
        data-testid="search-icons"
      />
      <IconGrid ref={grid} id={id} found={found} at={at} value={value} onChoose={choose} />
    </div>
  );
}

/** In the middle of what is typed, arrow keys move the caret. */
function movesCaret({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, value } = currentTarget;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return isSideways && value !== '' && selectionStart !== value.length;
}

type IconGridProps = IconPickerProps & {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly found: readonly SetIcon[];
  /** Index of the icon that Enter chooses. */
  readonly at: number;
};

/** The icons that were found. Only those in view are rendered. */
function IconGrid({ ref, id, found, at, value, onChoose }: IconGridProps) {
  const t = useT();
  const [scrollTop, setScrollTop] = useState(0);
  const { from, to } = shownIcons(found.length, scrollTop);
  return (
    <div
      ref={ref}
      id={`${id}-icons`}
      className="pl-icon-grid"
      role="listbox"
      aria-label={t('EDITOR.ICON.LIST')}
      // Can be scrolled by keys through the search field.
      tabIndex={-1}
      onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
    >
      <div className="pl-icon-rows" style={{ height: Math.ceil(found.length / COLUMNS) * ROW }}>
        {found.slice(from, to).map(({ name, path }, index) => (
          <IconChoice
            key={name}
            id={`${id}-${from + index}`}
            name={name}
            path={path}
            place={from + index}
            count={found.length}
            isActive={from + index === at}
            isChosen={name === value}
            onChoose={() => onChoose(name)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <Text size="xs" c="dimmed" p="xs">
          {t('COMMON.TEXT.NO_RESULTS')}
        </Text>
      )}
    </div>
  );
}

type IconChoiceProps = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Index among all that were found. */
  readonly place: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const IconChoice = ({ id, name, path, place, count, ...state }: IconChoiceProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the search field has the focus
  // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles keys
  <div
    id={id}
    role="option"
    className="pl-icon-choice"
    aria-label={iconLabel(name)}
    aria-selected={state.isChosen}
    aria-setsize={count}
    aria-posinset={place + 1}
    data-active={state.isActive || undefined}
    data-tip={iconLabel(name)}
    data-icon={name}
    style={{ left: (place % COLUMNS) * ROW, top: Math.floor(place / COLUMNS) * ROW }}
    onPointerDown={(event) => event.preventDefault()}
    onClick={state.onChoose}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </div>
);
