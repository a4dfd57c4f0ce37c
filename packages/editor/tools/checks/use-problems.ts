import type { NodeId } from '@plinth/model';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { useDesign, useDesignState } from '../../core/design/design-context.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { applyChanges } from './apply-changes.ts';
import { measuredKinds } from './measured-kinds.ts';
import type { DescribeRepair, Problem, Repair } from './problem.ts';
import { problemStore } from './problem-store.ts';
import { useReportFix } from './use-report-fix.ts';
import { watchProblems } from './watch-problems.ts';

/** Updates the list of problems while the canvas is open. */
export function useProblemWatch(canvas: CanvasHandle | null): void {
  const session = useSession();
  const { ports } = useServices();
  const design = useDesign();
  const css = useDesignState(({ css, colorCss }) => css + colorCss);
  const { context: shown } = ports.site;
  const site = useRef(shown);
  site.current = shown;
  const { checkFraming: askFraming } = ports.embeds;
  const { onMeasured } = ports.launch;
  useEffect(
    () =>
      problemStore(session).subscribe(({ problems, isComplete }) =>
        onMeasured(isComplete ? measuredKinds(problems) : null),
      ),
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

/** Runs a repair of a problem in one step and reports the outcome. */
export function useRepair(problem: Pick<Problem, 'kind' | 'id'>) {
  const session = useSession();
  const report = useReport();
  const reportFix = useReportFix();
  const { media } = useServices().ports;
  return (repair: Exclude<Repair, DescribeRepair>) => {
    session.history.seal();
    if ('change' in repair) {
      const changes = [repair.change, ...(repair.also ?? [])];
      const outcome = applyChanges(session, changes);
      session.history.seal();
      reportFix(outcome, { problems: [problem], count: changes.length });
      return;
    }
    void Promise.resolve(repair.run({ session, media })).then((done) => {
      session.history.seal();
      report(done);
    });
  };
}
