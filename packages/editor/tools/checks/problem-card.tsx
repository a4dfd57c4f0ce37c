import { Button, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { colorName } from '../../core/design/color-name.ts';
import { nodeName } from '../../core/properties/readable.ts';
import { useNode } from '../../core/session/context.ts';
import { AltTextForm } from './alt-text-form.tsx';
import type { DescribeRepair, Problem, Repair } from './problem.ts';
import { severityOf } from './severity.ts';
import { SeverityIcon } from './severity-icon.tsx';
import './checks.css';
import { useRepair } from './use-problems.ts';

/** Images with a field at a time; the next ones follow when these are described. */
const MAX_FORMS = 3;

/** The last part of a key in lower case: `describe` for `WIDGET.IMAGE.REPAIR.DESCRIBE`. */
const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1).toLowerCase();

/** A problem in one sentence, with its repairs. */
export function ProblemCard({ problem }: { readonly problem: Problem }) {
  const t = useT();
  const { kind, text, values, note, repairs } = problem;
  const severity = severityOf(kind);
  const forms = repairs.filter((each) => 'describe' in each);
  const others = repairs.flatMap((each) => ('describe' in each ? [] : [each]));
  return (
    <div className="pl-problem" data-severity={severity} data-testid={`problem-${kind}`}>
      <SeverityIcon
        severity={severity}
        size={16}
        label={t(`EDITOR.CHECK.SEVERITY.${keyPart(severity)}`)}
      />
      <div>
        <Text size="xs">{t(text, values)}</Text>
        {note && (
          <Text size="xs" c="dimmed">
            {t(note)}
          </Text>
        )}
        {forms.slice(0, MAX_FORMS).map((repair) => (
          <DescribeForm key={repair.describe.path.join('.')} repair={repair} />
        ))}
        <div className="pl-problem-repairs">
          {others.map((repair) => (
            <RepairButton key={repair.label} id={problem.id} repair={repair} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Sets the alt text of an image in one step. */
function DescribeForm({ repair }: { readonly repair: DescribeRepair }) {
  const t = useT();
  const run = useRepair();
  const { describe, label } = repair;
  const { id, path } = describe;
  return (
    <AltTextForm
      image={describe}
      submitLabel={t(label)}
      onSubmit={(text) =>
        run({ label, change: { id, path, value: () => text, before: '', after: text } })
      }
    />
  );
}

type RepairButtonProps = {
  readonly id: NodeId;
  readonly repair: Exclude<Repair, DescribeRepair>;
};

function RepairButton({ id, repair }: RepairButtonProps) {
  const t = useT();
  const run = useRepair();
  const name = nodeName(t, useNode(id));
  const { label, values, color } = repair;
  const action = t(label, { ...values, color: colorName(t, color ?? '') });
  return (
    <Button
      size="compact-xs"
      variant="default"
      onClick={() => run(repair)}
      aria-label={t('EDITOR.SPOKEN.ACTION_OF', { action, name })}
      data-testid={`repair-${lastPart(label)}`}
    >
      {action}
    </Button>
  );
}
