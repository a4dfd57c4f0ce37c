import { Button, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useNode, useUi } from '../../core/session/context.ts';
import { originText } from '../fields/origin-text.ts';
import { useMayReset } from './is-filled-list.ts';
import { originChain } from './overrides.ts';
import type { ControlValue } from './use-control.ts';
import { valueText } from './value-text.ts';

type OriginChainProps = {
  readonly id: NodeId;
  readonly control: Control;
  readonly path: string;
  readonly property: ControlValue;
};

/** Shows the origin of a value device by device, with a reset button. */
export function OriginChain({ id, control, path, property }: OriginChainProps) {
  const t = useT();
  const shown = useUi((ui) => ui.device);
  const node = useNode(id);
  const device = control.perDevice ? shown : 'desktop';
  const chain = originChain(node?.properties, path.split('.'), device);
  const { value, origin, reset } = property;
  const mayReset = useMayReset(id, control.path);
  const isSet = chain.some(({ isHolding }) => isHolding);
  return (
    <div className="pl-origin" data-testid="origin-chain">
      {!isSet && (
        <OriginLine name={originText(t, origin)} value={valueText(t, control, value)} isHolding />
      )}
      {chain.map(({ device: each, value: own, isHolding }) => (
        <OriginLine
          key={each}
          name={t(control.perDevice ? `COMMON.DEVICE.${keyPart(each)}` : 'EDITOR.ALL_DEVICES')}
          value={own === undefined ? '–' : valueText(t, control, own)}
          isHolding={isHolding}
        />
      ))}
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconArrowBackUp size={14} />}
        disabled={origin.kind !== 'here' || !mayReset}
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
