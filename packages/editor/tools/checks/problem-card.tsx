import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { colorName } from '../../core/design/color-name.ts';
import type { Problem } from './problem.ts';
import './checks.css';
import { useRepair } from './use-problems.ts';

/** The last part of a key in lower case: `describe` for `WIDGET.IMAGE.REPAIR.DESCRIBE`. */
const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1).toLowerCase();

/** A problem in one sentence, with buttons for its repairs. */
export function ProblemCard({ problem }: { readonly problem: Problem }) {
  const t = useT();
  const repair = useRepair();
  const { kind, text, values, repairs } = problem;
  return (
    <div className="pl-problem" data-testid={`problem-${kind}`}>
      <IconAlertTriangle size={16} aria-hidden />
      <div>
        <Text size="xs">{t(text, values)}</Text>
        <div className="pl-problem-repairs">
          {repairs.map((each) => (
            <Button
              key={each.label}
              size="compact-xs"
              variant="default"
              onClick={() => repair(each)}
              data-testid={`repair-${lastPart(each.label)}`}
            >
              {t(each.label, {
                ...each.values,
                color: colorName(t, each.color ?? ''),
              })}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
