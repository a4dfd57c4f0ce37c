import type { MediaRecord, MenuRecord, PageTreeItem } from '@plinth/contract';
import { type Choice, createSite, type MenuSource, type PageChoice } from '@plinth/editor';
import { useI18n } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { client } from '../../../rpc/client.ts';
import { useBoot } from '../../../session/boot.ts';

const flat = (items: readonly PageTreeItem[]): PageTreeItem[] =>
  items.flatMap((item) => [item, ...flat(item.children)]);

/** The tree from top to bottom, each page with the one that it stands below. */
const choicesOf = (
  items: readonly PageTreeItem[],
  parent: number | null = null,
): readonly PageChoice[] =>
  items.flatMap(({ id, name, url, status, is_home, children }) => [
    { id, name, detail: `/${url}`, status, isHome: is_home, parent },
    ...choicesOf(children, id),
  ]);

/** Files that the page shows, fetched together when views first ask for them. */
function useMedia(): {
  readonly media: (id: number) => MediaRecord | null;
  readonly keep: (file: MediaRecord) => void;
} {
  const [known, setKnown] = useState<ReadonlyMap<number, MediaRecord>>(new Map());
  const asked = useRef(new Set<number>());
  const waiting = useRef<number[]>([]);
  const add = useCallback((files: readonly MediaRecord[]) => {
    setKnown((before) => new Map([...before, ...files.map((file) => [file.id, file] as const)]));
  }, []);
  const fetchWaiting = useCallback(async () => {
    const ids = waiting.current.splice(0);
    const found = await Promise.all(
      ids.map((id) => client.MediaService.get({ id }).catch(() => null)),
    );
    add(found.filter((file) => file !== null));
  }, [add]);
  const media = useCallback(
    (id: number) => {
      const file = known.get(id);
      if (file) return file;
      if (!asked.current.has(id)) {
        asked.current.add(id);
        if (waiting.current.push(id) === 1) queueMicrotask(() => void fetchWaiting());
      }
      return null;
    },
    [known, fetchWaiting],
  );
  return { media, keep: useCallback((file) => add([file]), [add]) };
}

/** The site around a page, as its views see it. */
export function useSite(pageId: number) {
  const { t } = useI18n();
  const { config } = useBoot();
  const tree = useQuery({
    queryKey: ['pages', 'tree'],
    queryFn: () => client.PagesService.getTree({}),
  });
  const menuList = useQuery({
    queryKey: ['menus', 'all'],
    queryFn: () => client.MenusService.getList({ count: 200 }),
  });
  const { media, keep } = useMedia();
  const pages = useMemo(() => flat(tree.data?.items ?? []), [tree.data]);
  const menus: readonly MenuRecord[] = useMemo(() => menuList.data?.items ?? [], [menuList.data]);

  const site = useMemo(
    () =>
      createSite({
        language: config.html_lang || config.default_language.replace('_', '-'),
        text: t,
        homeUrl: '/',
        pageUrl: (id) =>
          pages.find((page) => page.id === id && page.status === 'publish')?.full_url ?? null,
        media,
        menu: (id) =>
          (menus.find((menu) => menu.id === id)?.items as readonly MenuSource[] | undefined) ??
          null,
        lazyLoading: true,
        runsFrames: false,
        eagerPicture: null,
        currentPageId: pageId,
        homePageId: pages.find(({ is_home }) => is_home)?.id ?? null,
      }),
    [config, t, pages, menus, media, pageId],
  );
  const pageChoices = useCallback(
    async () => choicesOf((await client.PagesService.getTree({})).items),
    [],
  );
  const menuChoices = useCallback(async (): Promise<readonly Choice[]> => {
    const { items } = await client.MenusService.getList({ count: 200 });
    return items.map(({ id, name }) => ({ id, name }));
  }, []);
  return { site, isReady: tree.isSuccess && menuList.isSuccess, keep, pageChoices, menuChoices };
}
