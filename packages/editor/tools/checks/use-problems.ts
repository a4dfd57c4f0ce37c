import type { NodeId } from '@plinth/model';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { useReport } from '../../core/commands/use-report.ts';
import { useDesign, useDesignState } from '../../core/design/design-context.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { applyChanges } from './apply-changes.ts';
import { measuredKinds } from './measured-kinds.ts';
import type { DescribeRepair, Problem, Repair } from './problem.ts';
import { problemStore } from './problem-store.ts';
import { watchProblems } from './watch-problems.ts';

/** Updates the list of problems while the canvas is open. */
export function useProblemWatch(canvas: CanvasHandle | null): void {
  const session = useSession();
  const { ports } = useServices();
  const design = useDesign();
  const css = useDesignState(({ css, colorCss }) => css + colorCss);
  const site = useRef(ports.site);
  site.current = ports.site;
  const { site: shown, checkFraming: askFraming, onMeasured } = ports;
  useEffect(
    () => problemStore(session).subscribe(({ problems }) => onMeasured(measuredKinds(problems))),
    [session, onMeasured],
  );
  useEffect(() => {
    if (!canvas || !shown || !css) return;
    return watchProblems({
      session,
      canvas,
      site: () => site.current,
      theme: () => design.store.getState().colors,
      askFraming,
    });
  }, [session, canvas, shown, css, design, askFraming]);
}

export const useProblems = (): readonly Problem[] =>
  useStore(problemStore(useSession()), ({ problems }) => problems);

/** Problems of one widget; a stable reference while they don't change. */
export function useProblemsOf(id: NodeId): readonly Problem[] {
  const all = useProblems();
  return all.filter((problem) => problem.id === id);
}

/** Runs a repair in one step and reports the outcome. */
export function useRepair(): (repair: Exclude<Repair, DescribeRepair>) => void {
  const session = useSession();
  const report = useReport();
  const { ports } = useServices();
  return (repair) => {
    session.history.seal();
    const outcome =
      'change' in repair ? applyChanges(session, [repair.change]) : repair.run({ session, ports });
    void Promise.resolve(outcome).then((done) => {
      session.history.seal();
      report(done);
    });
  };
}
