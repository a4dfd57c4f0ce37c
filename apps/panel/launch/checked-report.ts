import type { FoundKind, LaunchReport, SitePart } from '@plinth/contract';
import type { MeasuredKind } from '@plinth/editor';

/** What the editor measured on the page that is open in it. */
export type Measured = { readonly part: SitePart; readonly kinds: readonly MeasuredKind[] };

/** What the checks found on a part. */
export type FoundOnPart = {
  readonly part: SitePart;
  readonly kinds: readonly { readonly kind: FoundKind | MeasuredKind; readonly count: number }[];
};

/** The report with what only the screen shows, as far as it is known. */
export type CheckedReport = Omit<LaunchReport, 'problems'> & {
  readonly problems: readonly FoundOnPart[];
  /** Name of the page that the editor measured. */
  readonly measuredPage: string | null;
};

const isSame = (a: SitePart, b: SitePart): boolean =>
  a.kind === b.kind && a.owner.kind === b.owner.kind && a.owner.id === b.owner.id;

const counted = (kinds: readonly MeasuredKind[]): FoundOnPart['kinds'] =>
  [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));

/** Adds what the editor measured to what the server found. */
export function withMeasured(report: LaunchReport, measured: Measured | null): CheckedReport {
  const { problems } = report;
  if (measured === null) return { ...report, measuredPage: null };
  const { part, kinds } = measured;
  const own = problems.find((found) => isSame(found.part, part));
  const row = { part, kinds: [...(own?.kinds ?? []), ...counted(kinds)] };
  const isListed = own !== undefined;
  return {
    ...report,
    measuredPage: part.name,
    problems: [
      ...(!isListed && kinds.length > 0 ? [row] : []),
      ...problems.map((found) => (found === own ? row : found)),
    ],
  };
}
