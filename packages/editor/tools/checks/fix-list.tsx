import { Button, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import { IconArrowRight } from '@tabler/icons-react';
import { colorName } from '../../core/design/color-name.ts';
import { controlAt, nodeName, valueText, valueTextOf } from '../../core/design/readable.ts';
import { useSession } from '../../core/session/context.ts';
import { applyChanges } from './apply-changes.ts';
import type { ChangeRepair, Problem, SampleColors } from './problem.ts';
import { useReportFix } from './use-report-fix.ts';

type FixListProps = {
  readonly fixes: readonly ChangeRepair[];
  /** The issues that they fix. */
  readonly problems: readonly Problem[];
  /** Number of issues that stay, because they need the owner. */
  readonly others: number;
  readonly onClose: () => void;
};

/** What Fix all changes, before it does. */
export function FixList({ fixes, problems, others, onClose }: FixListProps) {
  const t = useT();
  const session = useSession();
  const reportFix = useReportFix();
  const apply = () => {
    session.history.seal();
    const outcome = applyChanges(
      session,
      fixes.map(({ change }) => change),
    );
    session.history.seal();
    reportFix(outcome, { problems, count: fixes.length });
    onClose();
  };
  return (
    <>
      <ul className="pl-fixes" data-testid="fixes">
        {fixes.map((fix, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change
          <FixRow key={index} fix={fix} />
        ))}
      </ul>
      {others > 0 && (
        <Text size="xs" c="dimmed" mt="sm">
          {t('EDITOR.CHECK.NEED_YOU', { count: others })}
        </Text>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('COMMON.ACTION.CANCEL')}
        </Button>
        <Button data-autofocus onClick={apply} data-testid="apply-fixes">
          {t('EDITOR.CHECK.APPLY_FIXES', { count: fixes.length })}
        </Button>
      </Group>
    </>
  );
}

function FixRow({ fix }: { readonly fix: ChangeRepair }) {
  const t = useT();
  const { store } = useSession();
  const { label, values, color, change } = fix;
  const node = store.node(change.id);
  const control = controlAt(node?.widget ?? '', change.path)?.control;
  const name = change.name ?? control?.label;
  const textOf = (one: PropertyValue | undefined): string => {
    // A color, or a percentage, which has no name.
    if (change.name) return colorName(t, String(one));
    return control ? valueTextOf(t, control, one) : valueText(t, one);
  };
  const value = (one: PropertyValue | undefined, sample: SampleColors | undefined) => (
    <span>
      {sample && (
        <i style={sample} aria-hidden="true">
          {t('EDITOR.CHECK.SAMPLE')}
        </i>
      )}
      {textOf(one)}
    </span>
  );
  return (
    <li>
      <Text size="sm" fw={600} truncate>
        {nodeName(t, node)}
      </Text>
      {!change.name && (
        <Text size="xs" c="dimmed">
          {t(label, { ...values, color: colorName(t, color ?? '') })}
        </Text>
      )}
      <div className="pl-fixes-values">
        {name && <span>{t(name)}:</span>}
        {value(change.before, change.samples?.before)}
        <IconArrowRight size={14} role="img" aria-label={t('EDITOR.CHECK.BECOMES')} />
        {value(change.after, change.samples?.after)}
      </div>
    </li>
  );
}
