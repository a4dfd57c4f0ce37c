import { Button, Skeleton, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { chooseFirst, ErrorCard } from '@plinth/ui';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { moveFocusInList } from '../../core/keyboard/roving-list.ts';
import type { PageChoice } from '../../core/ports/pages/port.ts';
import { useRequest } from '../../core/ports/use-request.ts';
import { useServices } from '../../core/session/services.ts';
import { SearchField } from '../fields/search-field.tsx';
import { foundPages, pagesBelow } from './found-pages.ts';
import { PageLine } from './page-line.tsx';
import './page-list.css';
import { useUnsavedPages } from './use-unsaved-pages.ts';

type PageListProps = {
  /** Called before another page or the new-page dialog opens. */
  readonly onLeave?: () => void;
};

/** The page tree with a search and a button for a new page. */
export function PageList({ onLeave }: PageListProps) {
  const t = useT();
  const { ports } = useServices();
  const { value: pages, hasFailed, reload } = useRequest(ports.pages.list);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const open = (id: number) => {
    onLeave?.();
    ports.pages.open(id);
  };
  const create = async () => {
    onLeave?.();
    const id = await ports.pages.create();
    if (id === null) return;
    reload();
    ports.pages.open(id);
  };
  const lines = { unsaved: useUnsavedPages(), onOpen: open };
  const openFirst = () => {
    const first = results.current?.querySelector<HTMLElement>('.pl-page-line');
    first?.click();
    return first instanceof HTMLElement;
  };
  const found = search.trim() === '' ? null : foundPages(pages ?? [], search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its items
    <div className="pl-pages" onKeyDown={moveFocusInList}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} />}
        onClick={() => void create()}
        data-testid="editor-new-page"
      >
        {t('MODULE.PAGES.NEW')}
      </Button>
      <SearchField
        label={t('MODULE.PAGES.SEARCH')}
        value={search}
        onChange={setSearch}
        found={pages ? found?.length : undefined}
        onEnter={() => found && field.current && chooseFirst(field.current, openFirst)}
        ref={field}
        data-autofocus
        data-testid="pages-search"
      />
      {hasFailed && <ErrorCard message={t('EDITOR.PAGES.NOT_LOADED')} onRetry={reload} />}
      {!pages && !hasFailed && <Skeleton height={96} />}
      {found?.length === 0 && pages && (
        <Text size="sm" c="dimmed" ta="center" py="xl" role="status">
          {t('EDITOR.PAGES.NONE', { search })}
        </Text>
      )}
      {pages && (
        <nav ref={results} aria-label={t('EDITOR.PAGES.LIST')}>
          {found ? (
            <Lines>
              {found.map((page) => (
                <PageLine key={page.id} page={page} {...lines} />
              ))}
            </Lines>
          ) : (
            <>
              <Branch pages={pages.filter(isOrdinary)} parent={null} {...lines} />
              <SystemPages pages={pages.filter((page) => !isOrdinary(page))} {...lines} />
            </>
          )}
        </nav>
      )}
    </div>
  );
}

const Lines = ({ children }: { readonly children: ReactNode }) => (
  <ul className="pl-page-lines">{children}</ul>
);

/** System pages inside the tree keep their place there. */
const isOrdinary = ({ service, parent }: PageChoice): boolean =>
  service === null || parent !== null;

type LineProps = Pick<Parameters<typeof PageLine>[0], 'unsaved' | 'onOpen'>;

type SystemPagesProps = LineProps & { readonly pages: readonly PageChoice[] };

function SystemPages({ pages, ...lines }: SystemPagesProps) {
  const t = useT();
  if (pages.length === 0) return null;
  return (
    <section className="pl-page-system" aria-label={t('MODULE.PAGES.SYSTEM')}>
      <h3>{t('MODULE.PAGES.SYSTEM')}</h3>
      <Lines>
        {pages.map((page) => (
          <PageLine key={page.id} page={page} {...lines} />
        ))}
      </Lines>
    </section>
  );
}

type BranchProps = LineProps & {
  readonly pages: readonly PageChoice[];
  readonly parent: number | null;
};

/** The children of a page, recursively. */
function Branch({ pages, parent, ...lines }: BranchProps) {
  const below = pagesBelow(pages, parent);
  if (below.length === 0) return null;
  return (
    <Lines>
      {below.map((page) => (
        <PageLine key={page.id} page={page} {...lines}>
          <Branch pages={pages} parent={page.id} {...lines} />
        </PageLine>
      ))}
    </Lines>
  );
}
