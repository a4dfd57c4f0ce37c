import { Modal, TextInput } from '@mantine/core';
import { type FoundContent, MAX_CONTENT_SEARCH } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useTypedAnnouncement } from '@plinth/ui';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { contentPath } from '../links/content-path.ts';
import { useGo } from '../router/links.tsx';
import { client } from '../rpc/client.ts';
import './content-search.css';

/** How long the user has to stop typing before the server is asked, in ms. */
const PAUSE_MS = 150;

type Found = {
  readonly search: string;
  readonly items: readonly FoundContent[];
  readonly isFailed: boolean;
};

/** What the last search that the server has answered found; null until it has answered once. */
function useFound(search: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isCanceled = false;
    const ask = () =>
      client.SearchService.find({ search }).then(
        ({ items }) => !isCanceled && setFound({ search, items, isFailed: false }),
        () => !isCanceled && setFound({ search, items: [], isFailed: true }),
      );
    const timer = setTimeout(ask, search === '' ? 0 : PAUSE_MS);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [search]);
  return found;
}

const keyOf = ({ kind, id }: FoundContent): string => `${kind}-${id}`;

type OptionProps = {
  readonly id: string;
  readonly item: FoundContent;
  readonly heading: boolean;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

const Option = ({ id, item, heading, isCurrent, onPoint, onChoose }: OptionProps) => {
  const t = useT();
  const { kind, name, status } = item;
  return (
    <>
      {heading && (
        <div role="presentation" className="content-search-heading">
          {t(`SHELL.SEARCH.GROUP_${keyPart(kind)}`)}
        </div>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the search keeps the focus and names the current option */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search chooses it */}
      <div
        id={id}
        role="option"
        aria-selected={isCurrent}
        className="content-search-option"
        data-testid={`found-${kind}-${item.id}`}
        onPointerMove={onPoint}
        onClick={onChoose}
      >
        <span className="content-search-name">{name}</span>
        {status !== null && status !== 'publish' && (
          <span className="content-search-status">
            {t(`MODULE.PAGES.STATUS.${keyPart(status)}`)}
          </span>
        )}
      </div>
    </>
  );
};

/** Arrow keys move through what was found while the search field keeps the focus. */
const Search = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT();
  const go = useGo();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  /** Key of what the keys or the pointer have moved to. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** Whether Enter was pressed before the server had answered. */
  const [isEntered, setEntered] = useState(false);
  const found = useFound(search.trim());
  const items = found?.items ?? [];
  const isAnswered = found?.search === search.trim();
  const wantedAt = items.findIndex((item) => keyOf(item) === wanted);
  const at = Math.max(0, wantedAt);
  const none =
    found && items.length === 0
      ? t(found.isFailed ? 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' : 'SHELL.SEARCH.NONE')
      : null;
  useTypedAnnouncement(search, isAnswered ? none : null);
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const point = (item: FoundContent | undefined) => item && setWanted(keyOf(item));
  const choose = (item: FoundContent | undefined) => {
    if (!item) return;
    onClose();
    go(contentPath(item));
  };
  useEffect(() => {
    if (!isEntered || !isAnswered) return;
    setEntered(false);
    choose(items[at]);
  });
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) point(items[(at + step + items.length) % Math.max(1, items.length)]);
    else if (event.key === 'Enter' && !isAnswered && wantedAt < 0) setEntered(true);
    else if (event.key === 'Enter') choose(items[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        variant="unstyled"
        size="md"
        className="content-search-field"
        leftSection={<IconSearch size={16} />}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={items[at] && `${id}-${at}`}
        aria-label={t('SHELL.SEARCH')}
        placeholder={t('SHELL.SEARCH.PLACEHOLDER')}
        maxLength={MAX_CONTENT_SEARCH}
        value={search}
        onChange={({ currentTarget }) => {
          setWanted(null);
          setEntered(false);
          setSearch(currentTarget.value);
        }}
        onKeyDown={keys}
        data-testid="content-search-field"
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('SHELL.SEARCH')}
        className="content-search-list"
      >
        {none !== null && <p className="content-search-none">{none}</p>}
        {items.map((item, index) => (
          <Option
            key={keyOf(item)}
            id={`${id}-${index}`}
            item={item}
            heading={items[index - 1]?.kind !== item.kind}
            isCurrent={index === at}
            onPoint={() => point(item)}
            onChoose={() => choose(item)}
          />
        ))}
      </div>
    </>
  );
};

type DialogProps = { readonly opened: boolean; readonly onClose: () => void };

/** Finds any content of the site. */
export const ContentSearch = ({ opened, onClose }: DialogProps) => {
  const t = useT();
  return (
    <Modal
      {...{ opened, onClose }}
      withCloseButton={false}
      padding={0}
      size={560}
      centered={false}
      yOffset="12vh"
      attributes={{ content: { 'aria-label': t('SHELL.SEARCH') } }}
      transitionProps={{ duration: 0 }}
      data-testid="content-search"
    >
      <Search onClose={onClose} />
    </Modal>
  );
};
