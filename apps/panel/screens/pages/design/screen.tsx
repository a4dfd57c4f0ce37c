import { Editor, type EditorPorts, type UnsavedWork } from '@plinth/editor';
import { useT } from '@plinth/i18n/react';
import { ErrorCard } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useMediaPicker } from '../../../media/use-media-picker.tsx';
import { usePictureUploads } from '../../../media/use-picture-uploads.tsx';
import { useNewPage } from '../../../pages/use-new-page.tsx';
import { usePagesChanged } from '../../../pages/use-pages.ts';
import { useGo, useIdParam } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { failureOf } from '../../../rpc/failure.ts';
import { useBoot } from '../../../session/boot.ts';
import { rememberTour, tourWasShown } from '../../../session/editor-tour.ts';
import { singleKeysAllowed } from '../../../session/shortcuts.ts';
import { blockPorts } from './block-ports.ts';
import { presetChoices, textStyleChoices } from './design-choices.ts';
import { designPort } from './design-port.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { keptColors } from './kept-colors.ts';
import { newNodeId } from './new-node-id.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { ownSection } from './own-section.ts';
import { picturesAfter } from './picture-port.ts';
import { publishPage } from './publish-page.ts';
import { revisionsOf, savePage, treesOf } from './save-page.ts';
import { useSite } from './use-site.ts';

/** The design tab of a page: the editor over what the server holds of it. */
export const PageDesignScreen = () => {
  const t = useT();
  const id = useIdParam();
  const page = useQuery({
    // No list of pages: what is open in the editor is not read again because a page was made.
    queryKey: ['design', id],
    queryFn: () => openPage(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (page.isFetching) return <EditorSkeleton />;
  if (!page.data) {
    const { message, incident } = failureOf(page.error);
    return (
      <ErrorCard message={t(message)} incident={incident} onRetry={() => void page.refetch()} />
    );
  }
  return (
    <PageEditor
      key={`${id}-${page.dataUpdatedAt}`}
      opened={page.data}
      reload={() => void page.refetch()}
    />
  );
};

const framing: EditorPorts['framing'] = async (url) =>
  (await client.PagesService.checkFrame({ url })).state;

type PageEditorProps = {
  readonly opened: OpenPage;
  readonly reload: () => void;
};

const PageEditor = ({ opened, reload }: PageEditorProps) => {
  const { design, sections, designCss } = opened;
  const { page } = design;
  const go = useGo();
  const { config } = useBoot();
  const [isFirstVisit] = useState(() => !tourWasShown());
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null);
  const { site, isReady, keep, pageChoices, menuChoices } = useSite(page.id);
  const { pick, picker } = useMediaPicker();
  const pickMedia = useCallback<EditorPorts['pickMedia']>(
    async (chosen, type) => {
      const any = { selected: chosen };
      const file = await pick(type === 'any' ? any : { ...any, type: type ?? 'images' });
      if (file) keep(file);
      return file?.id ?? null;
    },
    [pick, keep],
  );
  const { upload, rounds, tray } = usePictureUploads(keep);
  const pictures = useMemo(() => picturesAfter(rounds), [rounds]);
  const { newPage, dialog: newPageDialog } = useNewPage();
  const pagesChanged = usePagesChanged();
  const ports = useMemo<EditorPorts>(
    () => ({
      site,
      pickMedia,
      pictures,
      uploadPictures: upload,
      save: (request) => savePage(page.id, request),
      ownSection: (section) => ownSection(page.id, section),
      revisions: async () => (await client.PagesService.getRevisions({ id: page.id })).items,
      revision: async (revision) =>
        treesOf(await client.PagesService.getRevision({ id: page.id, revision })),
      reload,
      pages: pageChoices,
      newPage: async () => (await newPage())?.id ?? null,
      menus: menuChoices,
      ...blockPorts,
      presets: presetChoices,
      textStyles: textStyleChoices,
      design: designPort,
      previewUrl: () => client.PagesService.getPreviewUrl({ id: page.id }),
      look: (sections, colors) =>
        client.PagesService.createLook({ id: page.id, sections, ...(colors ? { colors } : {}) }),
      cost: (sections, widget) =>
        client.PagesService.getCost({
          id: page.id,
          sections,
          ...(widget === null ? {} : { widget_id: widget }),
        }),
      framing,
      publish: async () => {
        const outcome = await publishPage(page.id);
        if ('address' in outcome) {
          void pagesChanged();
          reload();
        }
        return outcome;
      },
      tourShown: () => rememberTour(true),
      hasSingleKeys: singleKeysAllowed,
      openPage: (id) => go(`/pages/${id}/design/`),
      openSettings: () => go(`/pages/${page.id}/settings/`),
      leave: () => go('/pages/'),
    }),
    [
      site,
      pickMedia,
      pictures,
      upload,
      reload,
      pageChoices,
      menuChoices,
      newPage,
      pagesChanged,
      go,
      page.id,
    ],
  );
  const [input] = useState(() => ({
    sections,
    revisions: revisionsOf(design),
    pageType: 'page' as const,
    newId: newNodeId,
    isDemo: config.is_demo,
  }));
  if (!isReady) return <EditorSkeleton />;
  return (
    <>
      <Editor
        page={page}
        input={input}
        ports={ports}
        canvasSrc="/admin/canvas/"
        designCss={designCss}
        isFirstVisit={isFirstVisit}
        onUnsaved={setUnsaved}
        keptColors={keptColors}
      />
      <UnsavedGuard work={unsaved} />
      {picker}
      {tray}
      {newPageDialog}
    </>
  );
};
