import { Text, UnstyledButton } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Cost } from '../../core/ports/preview/port.ts';
import './page-cost.css';
import { type ShownCost, useCost } from './use-cost.ts';

/** Page weight at the current width. */
export function PageCost() {
  const t = useT();
  const shown = useCost(null);
  return (
    <section className="pl-ledger" data-testid="page-cost">
      <h3>{t('EDITOR.COST.PAGE')}</h3>
      <Lines cost={shown?.cost ?? null} shown={shown} hasSheet />
    </section>
  );
}

/** What one widget and its children add to the page weight; measured on demand. */
export function WidgetCost({ id }: { readonly id: NodeId }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="pl-ledger" data-quiet data-testid="widget-cost">
      <h3>
        <UnstyledButton
          className="pl-ledger-head"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('EDITOR.COST.WIDGET')}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </h3>
      {isOpen && <WidgetLines id={id} />}
    </section>
  );
}

function WidgetLines({ id }: { readonly id: NodeId }) {
  const shown = useCost(id);
  return <Lines cost={shown?.cost.widget ?? null} shown={shown} />;
}

type LinesProps = {
  readonly cost: Cost | null;
  readonly shown: ShownCost | null;
  /** Whether to include the site's style sheet and fonts, which belong to the page, not to a widget. */
  readonly hasSheet?: boolean;
};

function Lines({ cost, shown, hasSheet = false }: LinesProps) {
  const t = useT();
  const format = useFormat();
  if (!cost || !shown)
    return (
      <Text size="xs" c="dimmed">
        {t('EDITOR.COST.MEASURING')}
      </Text>
    );
  const { pictures } = shown;
  const fonts = hasSheet ? shown.fonts : 0;
  const lines = [
    ['HTML', cost.html] as const,
    ...(hasSheet ? [['CSS', cost.css] as const] : []),
    ['SCRIPTS', cost.scripts] as const,
    ['PICTURES', pictures] as const,
    ...(hasSheet ? [['FONTS', fonts] as const] : []),
  ];
  const total = cost.html + (hasSheet ? cost.css : 0) + cost.scripts + (pictures ?? 0) + fonts;
  return (
    <dl>
      {lines.map(([name, bytes]) => (
        <div key={name}>
          <dt>{t(`EDITOR.COST.${name}`)}</dt>
          <dd data-testid={`cost-${name.toLowerCase()}`} data-bytes={bytes}>
            {bytes === null ? t('EDITOR.COST.LOADING') : format.fileSize(Math.max(0, bytes))}
          </dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('EDITOR.COST.TOTAL')}</dt>
        <dd data-testid="cost-total" data-bytes={total}>
          {format.fileSize(Math.max(0, total))}
        </dd>
      </div>
    </dl>
  );
}
