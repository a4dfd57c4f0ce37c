import { Editor, type EditorPorts, type UnsavedWork } from '@plinth/editor';
import { disabledWidgets } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { LoadError } from '../list/load-error.tsx';
import { useOpenHeartbeat } from '../pages/use-open-heartbeat.ts';
import { useIdParam } from '../router/links.tsx';
import { useBoot } from '../session/boot.ts';
import { tourWasShown } from '../session/editor-tour.ts';
import type { EditedKind } from './edited-kind.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { newNodeId } from './new-node-id.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { blocksPort } from './ports/blocks.ts';
import { useContentPort } from './ports/content.ts';
import { designPort } from './ports/design.ts';
import { embedsPort } from './ports/embeds.ts';
import { useLaunchPort } from './ports/launch.ts';
import { useMediaPort } from './ports/media.ts';
import { useMenusPort } from './ports/menus.ts';
import { useOwnerPort } from './ports/owner.ts';
import { usePagesPort } from './ports/pages.ts';
import { parkingPort } from './ports/parking.ts';
import { popupsPort } from './ports/popups.ts';
import { postsPort } from './ports/posts.ts';
import { previewPort } from './ports/preview.ts';
import { revisionsPort } from './ports/revisions.ts';
import { useSavingPort } from './ports/saving.ts';
import { useSitePort } from './ports/site.ts';
import { userPort } from './ports/user.ts';
import { revisionsOf } from './save-document.ts';
import { useLinkedElement } from './use-linked-element.ts';
import { useOwnerSettings } from './use-owner-settings.tsx';
import { useSite } from './use-site.ts';
import { useStableRecord } from './use-stable-record.ts';

type DocumentEditorProps = {
  readonly of: EditedKind;
  /** That of the route by default. */
  readonly id?: number;
};

/** Loads a document and opens it in the editor. */
export const DocumentEditor = ({ of, id: given }: DocumentEditorProps) => {
  const routeId = useIdParam();
  const id = given ?? routeId;
  const opened = useQuery({
    // A key of its own, so that changes to lists don't reload the open document.
    queryKey: ['design', of.kind, id],
    queryFn: () => openDocument(of, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (opened.isFetching) return <EditorSkeleton />;
  if (!opened.data) {
    return (
      <LoadError error={opened.error} onRetry={() => void opened.refetch()} missing={of.missing} />
    );
  }
  return (
    <OpenEditor
      key={`${id}-${opened.dataUpdatedAt}`}
      of={of}
      opened={opened.data}
      reload={() => void opened.refetch()}
    />
  );
};

type OpenEditorProps = {
  readonly of: EditedKind;
  readonly opened: OpenDocument;
  readonly reload: () => void;
};

const OpenEditor = ({ of, opened, reload }: OpenEditorProps) => {
  const { design, sections, siteDesign } = opened;
  const { config } = useBoot();
  const { is_demo, main_page, theme_presets } = config;
  const [isFirstVisit] = useState(() => !tourWasShown());
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null);
  const { drawer, ...settings } = useOwnerSettings({ of, unsaved, reload, opened: opened.owner });
  const { owner } = settings;
  const { id } = owner;
  useOpenHeartbeat(owner.kind === 'page' && !is_demo ? id : null);
  const { site: context, isReady, keep } = useSite(owner, sections);
  const { media, pickFile, picker, tray, fileSheet } = useMediaPort(keep);
  const { menus, menuDrawer } = useMenusPort();
  const { pages, newPageDialog } = usePagesPort();
  const { launch, launchDialog, reportDialog } = useLaunchPort(owner, unsaved);
  const ports = useStableRecord<EditorPorts>({
    site: useSitePort({ context, pickFile, keep }),
    menus,
    popups: useMemo(() => popupsPort(owner.kind === 'popup' ? id : null), [owner.kind, id]),
    posts: postsPort,
    embeds: useMemo(() => embedsPort(keep), [keep]),
    media,
    owner: useOwnerPort({ of, id, ...settings }),
    pages,
    content: useContentPort(),
    saving: useSavingPort({ of, id, reload }),
    parking: useMemo(() => (is_demo ? null : parkingPort(of.kind, id)), [is_demo, of, id]),
    revisions: useMemo(() => revisionsPort(of, id, context), [of, id, context]),
    blocks: useMemo(() => blocksPort(keep), [keep]),
    preview: useMemo(
      () => previewPort(of, { id, home: main_page, site: context }),
      [of, id, context, main_page],
    ),
    launch,
    user: userPort,
    design: useMemo(() => designPort(theme_presets), [theme_presets]),
  });
  const linked = useLinkedElement();
  const [input] = useState(() => ({
    sections,
    revisions: revisionsOf(design),
    pageType: of.pageType,
    newId: newNodeId,
    disabled: disabledWidgets(config.features),
    isDemo: is_demo,
  }));
  if (!isReady) return <EditorSkeleton />;
  return (
    <>
      <Editor
        owner={owner}
        input={input}
        ports={ports}
        canvasSrc="/admin/canvas/"
        design={siteDesign}
        linked={linked}
        isFirstVisit={isFirstVisit}
        onUnsaved={setUnsaved}
      />
      <UnsavedGuard work={unsaved} />
      {picker}
      {tray}
      {newPageDialog}
      {launchDialog}
      {reportDialog}
      {drawer}
      {menuDrawer}
      {fileSheet}
    </>
  );
};
