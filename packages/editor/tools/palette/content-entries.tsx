import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconFile, IconList, IconNews, IconPhoto, IconWindow } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { FoundContent } from '../../core/ports/content/port.ts';
import { useServices } from '../../core/session/services.ts';
import type { Entry } from './entries.tsx';

const ICONS = {
  page: IconFile,
  post: IconNews,
  popup: IconWindow,
  menu: IconList,
  media: IconPhoto,
};

/** How long the user has to stop typing before the server is asked, in ms. */
const PAUSE_MS = 150;

/** What it is, and its status unless it's published. */
const detailOf = (t: Translate, { kind, status }: FoundContent): string => {
  const name = t(`EDITOR.PALETTE.KIND_${keyPart(kind)}`);
  const isOpen = status === null || status === 'publish';
  return isOpen ? name : `${name} · ${t(`MODULE.PAGES.STATUS.${keyPart(status)}`)}`;
};

type Found = {
  readonly search: string;
  readonly items: readonly FoundContent[];
  readonly isFailed: boolean;
};

/** What the last search that the server has answered found. */
function useFound(search: string): Found {
  const { ports } = useServices();
  const { find } = ports.content;
  const [found, setFound] = useState<Found>({ search: '', items: [], isFailed: false });
  useEffect(() => {
    let isCanceled = false;
    const ask = () =>
      find(search).then(
        (items) => !isCanceled && setFound({ search, items, isFailed: false }),
        () => !isCanceled && setFound({ search, items: [], isFailed: true }),
      );
    const timer = setTimeout(ask, search === '' ? 0 : PAUSE_MS);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [find, search]);
  return found;
}

type ContentEntries = {
  readonly entries: readonly Entry[];
  /** Whether the server couldn't search. */
  readonly isFailed: boolean;
};

/** An entry for all content that a search finds, besides what is open. */
export function useContentEntries(search: string): ContentEntries {
  const t = useT();
  const { owner, ports } = useServices();
  const { open } = ports.content;
  const wanted = search.trim();
  const found = useFound(wanted);
  const { kind, id } = owner;
  const entries = useMemo(
    () =>
      found.items
        .filter((one) => one.kind !== kind || one.id !== id)
        .map((one): Entry => {
          const Icon = ICONS[one.kind];
          return {
            id: `${one.kind}-${one.id}`,
            group: 'content',
            label: one.name,
            icon: <Icon size={16} aria-hidden />,
            words: '',
            detail: detailOf(t, one),
            isFound: found.search === wanted,
            reason: null,
            run: () => open(one),
          };
        }),
    [t, found, wanted, kind, id, open],
  );
  return { entries, isFailed: found.isFailed };
}
