import { Button, Text, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { nodeNameByContent, nodeNameByFile } from '../../core/design/readable.ts';
import { differentValues } from '../../core/history/changed-values.ts';
import { changesAsText } from '../../core/history/step-changes.ts';
import { useServices } from '../../core/session/services.ts';
import type { Comparison } from './compare.ts';
import type { Change, ChangedRow, ChangedSection } from './difference-list.ts';
import type { RestoreTarget } from './restore.ts';

type PanelProps = {
  readonly comparison: Comparison;
  readonly sections: readonly ChangedSection[];
  readonly onTakeBack: (part: RestoreTarget) => void;
  readonly onShow: (id: NodeId) => void;
};

/** Differences between the two versions, with buttons to restore single ones. */
export function DifferencePanel({ comparison, sections, onTakeBack, onShow }: PanelProps) {
  const t = useT();
  if (sections.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="md">
        {t('EDITOR.REVISIONS.NO_DIFFERENCE')}
      </Text>
    );
  }
  return sections.map(({ section, own, rows }) => (
    <section key={section.root} className="pl-differences">
      <div className="pl-differences-head">
        <Text size="sm" fw={600}>
          {t(`EDITOR.SECTION.${keyPart(section.name)}`)}
          {section.usedOn > 1 && (
            <Text size="xs" c="dimmed" span>
              {` · ${t('EDITOR.REVISIONS.USED_ON', { count: section.usedOn })}`}
            </Text>
          )}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => onTakeBack({ kind: 'section', root: section.root })}
          aria-label={t('EDITOR.SPOKEN.ACTION_OF', {
            action: t('EDITOR.REVISIONS.TAKE_SECTION'),
            name: t(`EDITOR.SECTION.${keyPart(section.name)}`),
          })}
          data-testid={`take-back-${section.name}`}
        >
          {t('EDITOR.REVISIONS.TAKE_SECTION')}
        </Button>
      </div>
      <ChangeList changes={own} comparison={comparison} onShow={onShow} />
      {rows.map((row) => (
        <RowDifferences
          key={row.id}
          row={row}
          comparison={comparison}
          onShow={onShow}
          onTakeBack={() => onTakeBack({ kind: 'row', root: section.root, id: row.id })}
        />
      ))}
    </section>
  ));
}

type RowProps = {
  readonly row: ChangedRow;
  readonly comparison: Comparison;
  readonly onShow: (id: NodeId) => void;
  readonly onTakeBack: () => void;
};

function RowDifferences({ row, comparison, onShow, onTakeBack }: RowProps) {
  const t = useT();
  const { then, now } = comparison;
  const isNew = !then.nodes.has(row.id);
  const name = nodeNameByContent(t, row.node, isNew ? now : then);
  const action = t(isNew ? 'EDITOR.REVISIONS.REMOVE_ROW' : 'EDITOR.REVISIONS.TAKE_ROW');
  return (
    <div className="pl-differences-row" data-testid={`difference-${row.id}`}>
      <div className="pl-differences-head">
        <Text size="sm">{name}</Text>
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={onTakeBack}
          aria-label={t('EDITOR.SPOKEN.ACTION_OF', { action, name })}
        >
          {action}
        </Button>
      </div>
      <ChangeList changes={row.changes} comparison={comparison} onShow={onShow} />
    </div>
  );
}

type ListProps = {
  readonly changes: readonly Change[];
  readonly comparison: Comparison;
  readonly onShow: (id: NodeId) => void;
};

const ChangeList = ({ changes, comparison, onShow }: ListProps) => {
  const t = useT();
  const { context: site } = useServices().ports.site;
  return (
    <ul className="pl-differences-list">
      {changes.map((change) => (
        <li key={change.id} data-kind={change.kind}>
          <UnstyledButton onClick={() => onShow(change.id)}>
            {t('EDITOR.REVISIONS.CHANGE', {
              kind: t(`EDITOR.REVISIONS.KIND.${keyPart(change.kind)}`),
              widget: nodeNameByFile(t, change.node, site),
            })}
          </UnstyledButton>
          <Attributes change={change} comparison={comparison} />
        </li>
      ))}
    </ul>
  );
};

/** Changed properties, each with its earlier and current value. */
function Attributes({
  change,
  comparison,
}: Omit<ListProps, 'changes' | 'onShow'> & { readonly change: Change }) {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const { id, properties } = change;
  const [before, after] = [comparison.then, comparison.now].map(
    ({ nodes }) => nodes.get(id)?.properties ?? {},
  );
  if (properties.length === 0 || !before || !after) return null;
  const values = differentValues({ id, before, after }, properties);
  return (
    <dl>
      {changesAsText({ t, site }, comparison.then, values).map((value) => (
        <div key={value.name}>
          <dt>{value.name}</dt>
          <dd>
            {value.before === null ? (
              value.after
            ) : (
              <>
                <ins>{value.before}</ins> ← <del>{value.after}</del>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
