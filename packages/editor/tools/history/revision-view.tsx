import { Button, CloseButton, Loader, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { announce, toast } from '@plinth/ui';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import type { Revision } from '../../core/ports/revisions/port.ts';
import type { SectionTrees } from '../../core/ports/saving/port.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { ownerText } from '../../core/session/owner-text.ts';
import { useServices } from '../../core/session/services.ts';
import { loadTreesToEdit } from '../../core/steps/load-widgets.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { shownWork } from '../../save/merge-sections.ts';
import { useSave } from '../../save/use-save.ts';
import { compareSections } from './compare.ts';
import { changedSections } from './difference-list.ts';
import { DifferencePanel } from './difference-panel.tsx';
import { RevisionFrame } from './revision-frame.tsx';
import './revisions.css';
import { type RestoreTarget, restorePart } from './restore.ts';

/** Shows an earlier version over the canvas and restores parts of it. */
export function RevisionView() {
  const viewing = useUi((ui) => ui.viewing);
  return viewing && <OpenRevision key={viewing.revision} viewing={viewing} />;
}

function OpenRevision({ viewing }: { readonly viewing: Revision }) {
  const t = useT();
  const { ui } = useSession();
  const trees = useTrees(viewing.revision);
  const close = useCallback(() => ui.setState({ viewing: null }), [ui]);
  if (trees === 'failed') {
    toast(t('EDITOR.REVISIONS.FAILED'), { kind: 'error' });
    close();
    return null;
  }
  if (!trees) return <Loader className="pl-revision-loading" />;
  return <ShownRevision viewing={viewing} trees={trees} close={close} />;
}

type ShownProps = {
  readonly viewing: Revision;
  readonly trees: SectionTrees;
  readonly close: () => void;
};

function ShownRevision({ viewing, trees, close }: ShownProps) {
  const t = useT();
  const format = useFormat();
  const session = useSession();
  const report = useReport();
  const save = useSave();
  const canvas = useCanvas();
  const view = useRef<HTMLElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { owner } = useServices();
  const frame = useRef<Document | null>(null);
  const title = t('EDITOR.REVISIONS.TITLE', { time: format.dateTime(new Date(viewing.created)) });
  useReturnedFocus(view);
  useEffect(() => {
    announce(title);
    closer.current?.focus();
  }, [title]);
  useOnTop(close);
  const comparison = useMemo(() => {
    const now = { nodes: new Map(session.store.reader.nodes) };
    return compareSections(shownWork(session, { sections: trees }, now), now);
  }, [session, trees]);
  const sections = useMemo(
    () => changedSections(comparison, session.sections),
    [comparison, session],
  );
  const onOpen = useCallback((opened: Document) => {
    frame.current = opened;
  }, []);
  const restore = async (part: RestoreTarget) => {
    const outcome = restorePart(session, comparison, part);
    report(outcome);
    if (outcome.refused !== null) return;
    close();
    canvas?.focus();
    announce(t('EDITOR.REVISIONS.TAKEN_BACK'));
    await save();
  };
  return (
    <section ref={view} className="pl-revision-view" aria-label={title} data-testid="revision-view">
      <header className="pl-revision-bar">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Legend />
        <Button
          size="xs"
          onClick={() => void restore({ kind: 'all' })}
          disabled={sections.length === 0}
          data-testid="restore-all"
        >
          {t(ownerText(owner.kind, 'RESTORE'))}
        </Button>
        <CloseButton
          ref={closer}
          onClick={close}
          aria-label={t('EDITOR.REVISIONS.BACK')}
          data-testid="revision-close"
        />
      </header>
      <RevisionFrame comparison={comparison} onOpen={onOpen} onClose={close} />
      <aside aria-label={t('EDITOR.REVISIONS.DIFFERENCES')} className="pl-revision-list">
        <DifferencePanel
          comparison={comparison}
          sections={sections}
          onTakeBack={(part) => void restore(part)}
          onShow={(id) =>
            frame.current
              ?.querySelector(`[data-node-id="${id}"]`)
              ?.scrollIntoView({ block: 'center' })
          }
        />
      </aside>
    </section>
  );
}

/** Returns the focus to what opened the view, usually a version in the list, when it closes with it. */
function useReturnedFocus(view: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = view.current;
    const opener = document.activeElement;
    return () => {
      const hasFocus = element?.contains(document.activeElement);
      if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [view]);
}

/** Blocks shortcuts on the page below; closes on Escape and when that page changes. */
function useOnTop(close: () => void): void {
  const { store } = useSession();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === 'Escape') close();
    };
    const stop = store.observe(close);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      stop();
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [store, close]);
}

const Legend = () => {
  const t = useT();
  return (
    <ul className="pl-revision-legend">
      {(['removed', 'changed', 'added', 'moved'] as const).map((kind) => (
        <li key={kind} data-kind={kind}>
          {t(`EDITOR.REVISIONS.KIND.${keyPart(kind)}`)}
        </li>
      ))}
    </ul>
  );
};

/** null while loading. */
function useTrees(revision: number): SectionTrees | 'failed' | null {
  const { read: load } = useServices().ports.revisions;
  const [trees, setTrees] = useState<SectionTrees | 'failed' | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const loadAll = async () => {
      const found = await load(revision);
      await loadTreesToEdit(Object.values(found));
      return found;
    };
    loadAll().then(
      (found) => !isUnmounted && setTrees(found),
      () => !isUnmounted && setTrees('failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, revision]);
  return trees;
}
