import { Button, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { colorName } from '../../core/design/color-name.ts';
import { nodeName } from '../../core/design/readable.ts';
import { useNode } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { AltTextForm } from './alt-text-form.tsx';
import type { DescribeRepair, Problem, Repair } from './problem.ts';
import { requestSetting } from './request-setting.ts';
import { severityOf } from './severity.ts';
import { SeverityIcon } from './severity-icon.tsx';
import '../fields/wrapping-button.css';
import './checks.css';
import { useRepair } from './use-problems.ts';

/** Images with a field at a time; the next ones follow when these are described. */
const MAX_FORMS = 3;

/** The last part of a key in lower case: `describe` for `WIDGET.REPAIR.DESCRIBE`. */
const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1).toLowerCase();

type ProblemCardProps = {
  readonly problem: Problem;
  /** Whether the settings of the widget are shown below. */
  readonly isAtSettings?: boolean;
  /** Called before a repair that leads elsewhere. */
  readonly onLeave?: () => void;
};

/** Alt text has a field below if it is a setting, instead of a value in a list. */
function asSetting(repair: Repair): Repair {
  if (!('describe' in repair) || repair.describe.path.length > 1) return repair;
  const { describe, label } = repair;
  return { label, run: requestSetting(describe.id, describe.path.join('.')) };
}

/** A problem in one sentence, with its repairs. */
export function ProblemCard({ problem, isAtSettings = false, onLeave }: ProblemCardProps) {
  const t = useT();
  const { kind, text, values, note, repairs } = problem;
  const severity = severityOf(kind);
  const shown = isAtSettings ? repairs.map(asSetting) : repairs;
  const forms = shown.filter((each) => 'describe' in each);
  const others = shown.flatMap((each) => ('describe' in each ? [] : [each]));
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
          <DescribeForm key={repair.describe.path.join('.')} problem={problem} repair={repair} />
        ))}
        <div className="pl-problem-repairs">
          {others.map((repair) => (
            <RepairButton key={repair.label} problem={problem} repair={repair} onLeave={onLeave} />
          ))}
        </div>
      </div>
    </div>
  );
}

type DescribeFormProps = { readonly problem: Problem; readonly repair: DescribeRepair };

/** Sets the alt text of an image in one step, and keeps it with a file that has none. */
function DescribeForm({ problem, repair }: DescribeFormProps) {
  const t = useT();
  const run = useRepair(problem);
  const { describe, label } = repair;
  const { ports } = useServices();
  const { id, path, media } = describe;
  return (
    <AltTextForm
      image={describe}
      submitLabel={t(label)}
      onSubmit={(text) => {
        run({ label, change: { id, path, value: () => text, before: '', after: text } });
        void ports.media.describe(media, text);
      }}
    />
  );
}

type RepairButtonProps = {
  readonly problem: Problem;
  readonly repair: Exclude<Repair, DescribeRepair>;
  readonly onLeave: (() => void) | undefined;
};

function RepairButton({ problem, repair, onLeave }: RepairButtonProps) {
  const t = useT();
  const run = useRepair(problem);
  const name = nodeName(t, useNode(problem.id));
  const { label, values, color } = repair;
  const action = t(label, { ...values, color: colorName(t, color ?? '') });
  return (
    <Button
      size="compact-xs"
      variant="default"
      className="pl-wrapping-button"
      onClick={() => {
        if ('run' in repair) onLeave?.();
        run(repair);
      }}
      aria-label={t('EDITOR.SPOKEN.ACTION_OF', { action, name })}
      data-testid={`repair-${lastPart(label)}`}
    >
      {action}
    </Button>
  );
}
