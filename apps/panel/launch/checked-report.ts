import type { FoundKind, LaunchReport, SitePart } from '@plinth/contract';
import type { MeasuredKind } from '@plinth/editor';
import { isSamePart, type Measured } from './measured-pages.ts';

/** What the checks found on a part. */
export type FoundOnPart = {
  readonly part: SitePart;
  readonly kinds: readonly { readonly kind: FoundKind | MeasuredKind; readonly count: number }[];
};

/** The report with what only the screen shows, as far as it is known. */
export type CheckedReport = Omit<LaunchReport, 'problems'> & {
  readonly problems: readonly FoundOnPart[];
  /** Number of the shown pages and posts that were measured. */
  readonly measuredCount: number;
  /** Name of the page that is being measured; null while none is. */
  readonly measuring: string | null;
};

const counted = (kinds: readonly MeasuredKind[]): FoundOnPart['kinds'] =>
  [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));

/** Adds what the editor measured on shown pages to what the server found, new ones in their order. */
export function withMeasured(report: LaunchReport, all: readonly Measured[]): CheckedReport {
  const { problems, shown } = report;
  const of = (part: SitePart) => all.find((measured) => isSamePart(measured.part, part));
  const found = shown.flatMap((part): FoundOnPart[] => {
    const kinds = counted(of(part)?.kinds ?? []);
    const isListed = problems.some((problem) => isSamePart(problem.part, part));
    return isListed || kinds.length === 0 ? [] : [{ part, kinds }];
  });
  const known = problems.map(({ part, kinds }): FoundOnPart => {
    return { part, kinds: [...kinds, ...counted(of(part)?.kinds ?? [])] };
  });
  return {
    ...report,
    measuredCount: shown.filter((part) => of(part)?.kinds).length,
    measuring: shown.find((part) => of(part)?.kinds === null)?.name ?? null,
    problems: [...found, ...known],
  };
}
