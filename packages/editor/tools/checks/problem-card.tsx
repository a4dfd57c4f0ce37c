import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { colorName } from '../../core/design/color-name.ts';
import type { Problem } from './problem.ts';
import './checks.css';
import { useRepair } from './use-problems.ts';

/** What is wrong, in a sentence, and the buttons that put it right. */
export function ProblemCard({ problem }: { readonly problem: Problem }) {
  const t = useT();
  const repair = useRepair();
  const { kind, about, values, repairs } = problem;
  return (
    <div className="pl-problem" data-testid={`problem-${kind}`}>
      <IconAlertTriangle size={16} aria-hidden />
      <div>
        <Text size="xs">{t(`EDITOR.CHECK.${about}`, values)}</Text>
        <div className="pl-problem-repairs">
          {repairs.map((each) => (
            <Button
              key={each.name}
              size="compact-xs"
              variant="default"
              onClick={() => repair(each)}
              data-testid={`repair-${each.name.toLowerCase()}`}
            >
              {t(`EDITOR.CHECK.REPAIR.${each.name}`, {
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
