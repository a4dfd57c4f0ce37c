import { Button, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Origin } from '../../core/properties/effective.ts';
import { useNode, useUi } from '../../core/session/context.ts';
import { originChain } from './overrides.ts';
import { valueText } from './value-text.ts';

type OriginChainProps = {
  readonly id: NodeId;
  readonly control: Control;
  readonly path: string;
  readonly origin: Origin;
  readonly reset: () => void;
};

/** Shows the origin of a value device by device, with a reset button. */
export function OriginChain({ id, control, path, origin, reset }: OriginChainProps) {
  const t = useT();
  const shown = useUi((ui) => ui.device);
  const node = useNode(id);
  const device = control.perDevice ? shown : 'desktop';
  const chain = originChain(node?.properties, path.split('.'), device);
  const isSet = chain.some(({ isHolding }) => isHolding);
  return (
    <div className="pl-origin" data-testid="origin-chain">
      <OriginLine
        name={t('EDITOR.ORIGIN.DEFAULT')}
        value={t('EDITOR.ORIGIN.PRESET_OR_THEME')}
        isHolding={!isSet}
      />
      {chain.map(({ device: each, value, isHolding }) => (
        <OriginLine
          key={each}
          name={t(control.perDevice ? `EDITOR.DEVICE.${keyPart(each)}` : 'EDITOR.ALL_DEVICES')}
          value={value === undefined ? '–' : valueText(t, control, value)}
          isHolding={isHolding}
        />
      ))}
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconArrowBackUp size={14} />}
        disabled={origin.kind !== 'here'}
        onClick={reset}
      >
        {t('EDITOR.ORIGIN.RESET')}
      </Button>
    </div>
  );
}

type LineProps = {
  readonly name: string;
  readonly value: string;
  readonly isHolding: boolean;
};

const OriginLine = ({ name, value, isHolding }: LineProps) => (
  <div className="pl-origin-line" data-holding={isHolding || undefined}>
    <Text size="xs">{name}</Text>
    <Text size="xs" truncate>
      {value}
    </Text>
  </div>
);
