import { Editor, type EditorPorts, type UnsavedWork } from '@plinth/editor';
import { disabledWidgets } from '@plinth/model';
import { lazyComponent } from '@plinth/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { countSamples } from '../launch/report-counts.ts';
import { useLaunch } from '../launch/use-launch.tsx';
import { useReport } from '../launch/use-report.tsx';
import { LoadError } from '../list/load-error.tsx';
import { useOpenHeartbeat } from '../pages/use-open-heartbeat.ts';
import { useGo, useIdParam } from '../router/links.tsx';
import { isUnderConstruction, useBoot } from '../session/boot.ts';
import { rememberTour, tourWasShown } from '../session/editor-tour.ts';
import { singleKeysAllowed, storeSingleKeys } from '../session/shortcuts.ts';
import { designPort } from './design-port.ts';
import type { EditedKind } from './edited-kind.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { newNodeId } from './new-node-id.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { ownerPorts, publishOwner } from './owner-ports.ts';
import { blocksPort } from './ports/blocks.ts';
import { embedsPort } from './ports/embeds.ts';
import { useMediaPort } from './ports/media.ts';
import { useMenusPort } from './ports/menus.ts';
import { usePagesPort } from './ports/pages.ts';
import { postsPort } from './ports/posts.ts';
import { useSitePort } from './ports/site.ts';
import { revisionsOf } from './save-document.ts';
import { useLinkedElement } from './use-linked-element.ts';
import { useMeasured } from './use-measured.ts';
import { useOwnerSettings } from './use-owner-settings.tsx';
import { useSite } from './use-site.ts';

/** Loads a document and opens it in the editor. */
export const DocumentEditor = ({ of }: { readonly of: EditedKind }) => {
  const id = useIdParam();
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

const ImagePalettes = lazyComponent(
  async () => (await import('./image-palettes-part.tsx')).ImagePalettesPart,
);

type OpenEditorProps = {
  readonly of: EditedKind;
  readonly opened: OpenDocument;
  readonly reload: () => void;
};

const OpenEditor = ({ of, opened, reload }: OpenEditorProps) => {
  const { design, sections, siteDesign } = opened;
  const go = useGo();
  const { config } = useBoot();
  const [isFirstVisit] = useState(() => !tourWasShown());
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null);
  const { owner, readOwner, openSettings, drawer } = useOwnerSettings({
    ...{ of, unsaved, reload },
    opened: opened.owner,
  });
  useOpenHeartbeat(owner.kind === 'page' && !config.is_demo ? owner.id : null);
  const { site: context, isReady, keep } = useSite(owner, sections);
  const { media, pickFile, picker, tray, fileSheet } = useMediaPort(keep);
  const site = useSitePort({ context, pickFile, keep });
  const blocks = useMemo(() => blocksPort(keep), [keep]);
  const embeds = useMemo(() => embedsPort(keep), [keep]);
  const { pages, newPageDialog } = usePagesPort();
  const { measured, onMeasured } = useMeasured(owner);
  const { openLaunch, dialog: launchDialog } = useLaunch(unsaved, measured);
  const { openReport, dialog: reportDialog } = useReport(measured);
  const { menus, menuDrawer } = useMenusPort();
  const linked = useLinkedElement();
  const queries = useQueryClient();
  const ports = useMemo<EditorPorts>(
    () => ({
      site,
      media,
      ...ownerPorts(of, owner.id, config.is_demo),
      reload,
      pages,
      menus,
      posts: postsPort,
      embeds,
      blocks,
      design: designPort(config.theme_presets),
      ImagePalettes,
      openLaunch,
      onMeasured,
      countSamples,
      openSamples: openReport,
      isUnderConstruction: () => isUnderConstruction(queries),
      readStatus: () =>
        readOwner().then(
          ({ status }) => status,
          () => null,
        ),
      publish: async () => {
        const outcome = await publishOwner(of, owner.id);
        if ('url' in outcome) {
          void queries.invalidateQueries({ queryKey: [...of.queryKey] });
          reload();
        }
        return outcome;
      },
      markTourShown: () => rememberTour(true),
      hasSingleKeys: singleKeysAllowed,
      storeSingleKeys,
      openSettings,
      leave: () => go(of.list),
    }),
    [
      site,
      media,
      pages,
      menus,
      embeds,
      blocks,
      reload,
      queries,
      go,
      of,
      owner.id,
      config.is_demo,
      config.theme_presets,
      openLaunch,
      onMeasured,
      openReport,
      openSettings,
      readOwner,
    ],
  );
  const [input] = useState(() => ({
    sections,
    revisions: revisionsOf(design),
    pageType: of.pageType,
    newId: newNodeId,
    disabled: disabledWidgets(config.features),
    isDemo: config.is_demo,
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
