import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { FoundOnPart } from './checked-report.ts';
import { PartRow } from './part-row.tsx';

type ProblemListProps = {
  readonly problems: readonly FoundOnPart[];
  readonly onOpen: () => void;
};

/** What the checks found, by part of the site. */
export const ProblemList = ({ problems, onOpen }: ProblemListProps) => {
  const t = useT();
  return (
    <ul className="launch-parts" data-testid="launch-problems">
      {problems.map(({ part, kinds }) => (
        <PartRow
          key={`${part.kind}-${part.owner.id}-${part.name}`}
          part={part}
          onOpen={onOpen}
          summary={kinds
            .map(({ kind, count }) => t(`MODULE.LAUNCH.FOUND.${keyPart(kind)}`, { count }))
            .join(' · ')}
        />
      ))}
    </ul>
  );
};
