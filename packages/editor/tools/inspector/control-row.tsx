import { Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import type { Control, ControlCondition } from '@plinth/widgets/inspectors';
import { IconArrowBackUp } from '@tabler/icons-react';
import { memo, useId, useMemo, useState } from 'react';
import { useFiles } from '../../core/ports/files-context.ts';
import { showsImageOf } from '../../core/properties/shown-facts.ts';
import { useUi } from '../../core/session/context.ts';
import { originText } from '../fields/origin-text.ts';
import '../fields/control-reset.css';
import { ControlField } from './control-field.tsx';
import { ControlLabel } from './control-label.tsx';
import { findDefinition } from './find-definition.ts';
import { useInEffect } from './in-effect/in-effect-store.ts';
import { useMayReset } from './is-filled-list.ts';
import { OriginChain } from './origin-chain.tsx';
import { type ControlValue, useProperty } from './use-control.ts';

type ControlRowProps = {
  readonly id: NodeId;
  readonly control: Control;
  /** The heading above is the label, which is shown to screen readers and keyboard users alone. */
  readonly isNamedByGroup?: boolean;
};

/** A control with its label, the value's origin, and a reset button. */
export const ControlRow = memo(function ControlRow({
  id,
  control,
  isNamedByGroup = false,
}: ControlRowProps) {
  const t = useT();
  const labelId = useId();
  const mayReset = useMayReset(id, control.path);
  const [isChainOpen, setChainOpen] = useState(false);
  const isVisible = useCondition(id, control.when);
  const isHover = useUi((ui) => ui.state === 'hover') && control.hoverPath !== undefined;
  const path = (isHover ? control.hoverPath : control.path) ?? control.path;
  const { keepsState, hidesValue, isInline } = findDefinition(control.kind);
  const stored = useProperty(id, path.split('.'), {
    isPerDevice: control.perDevice === true && !isHover,
    comparesOriginOnly: hidesValue === true,
  });
  const property = useShownValue(control, path, stored);
  if (!isVisible) return null;
  const { reset } = stored;
  const { origin } = property;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div
      role="group"
      aria-labelledby={labelId}
      className="pl-control"
      data-origin={origin.kind}
      data-inline={(!isNamedByGroup && isInline?.(control)) || undefined}
      data-named-by-group={isNamedByGroup || undefined}
      data-option={control.path}
      data-testid={`control-${control.path}`}
    >
      <div className="pl-control-head" data-tip={originText(t, origin)} data-tip-on-focus>
        <ControlLabel
          labelId={labelId}
          control={control}
          origin={origin}
          isOpen={isChainOpen}
          toggle={() => setChainOpen(!isChainOpen)}
        />
        {origin.kind === 'here' && mayReset && <ResetButton control={control} reset={reset} />}
      </div>
      {isChainOpen && <OriginChain {...{ id, control, path, property }} />}
      <ControlField
        key={keepsState ? id + path : control.kind}
        {...{ id, control, path, property, labelId }}
      />
      <ControlHelp control={control} />
    </div>
  );
});

const isUnset = (control: Control, { value, origin }: ControlValue): boolean => {
  const check = findDefinition(control.kind).isUnset ?? ((_, own) => (own ?? null) === null);
  return origin.kind !== 'mixed' && check(control, value);
};

/** The value that the field shows: where none is set, the one in effect on the page. */
function useShownValue(control: Control, path: string, stored: ControlValue): ControlValue {
  const inEffect = useInEffect(path);
  return useMemo(
    () => (inEffect && isUnset(control, stored) ? { ...stored, ...inEffect } : stored),
    [control, stored, inEffect],
  );
}

function ControlHelp({ control }: { readonly control: Control }) {
  const t = useT();
  if (!control.help) return null;
  return (
    <Text size="xs" c="dimmed">
      {t(control.help)}
    </Text>
  );
}

function useCondition(id: NodeId, when: ControlCondition | undefined): boolean {
  const { value, origin } = useProperty(id, when?.path.split('.') ?? [], { isPerDevice: false });
  const inEffect = useInEffect(when?.path ?? '');
  const { site } = useFiles();
  if (!when) return true;
  if ('is' in when) return when.is.some((wanted) => wanted === (value ?? null));
  if ('isSet' in when) return origin.kind === 'mixed' || (value ?? null) !== null;
  if ('showsImage' in when)
    return typeof value === 'string' && showsImageOf(value, when.showsImage, site);
  return origin.kind === 'mixed' || Number(value ?? inEffect?.value ?? 0) > when.isAbove;
}

type ResetButtonProps = { readonly control: Control; readonly reset: () => void };

function ResetButton({ control, reset }: ResetButtonProps) {
  const t = useT();
  const label = t('EDITOR.RESET', { option: t(control.label) });
  return (
    <UnstyledButton
      className="pl-control-reset"
      aria-label={label}
      data-tip={label}
      onClick={reset}
    >
      <IconArrowBackUp size={14} />
    </UnstyledButton>
  );
}
