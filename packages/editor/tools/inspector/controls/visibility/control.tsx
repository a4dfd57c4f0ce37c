import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { DEVICES, type PropertyValue } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

const shows = (value: PropertyValue | undefined, device: string): boolean =>
  !(
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (value as Record<string, unknown>)[device] === false
  );

/** One toggle per device; devices don't inherit visibility. */
export function VisibilityField({ property, labelId }: FieldProps<'visibility'>) {
  const t = useT();
  const { value } = property;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div role="group" aria-labelledby={labelId} className="pl-visibility">
      {DEVICES.map((device) => {
        const isShown = shows(value, device);
        const name = t(`COMMON.DEVICE.${keyPart(device)}`);
        const toggle = () =>
          property.set({ ...(value as { [key: string]: PropertyValue }), [device]: !isShown });
        return (
          // biome-ignore lint/a11y/noLabelWithoutControl: it labels the button
          <label key={device} className="pl-visibility-device">
            <IconButton
              label={t(isShown ? 'EDITOR.SHOWN_ON' : 'EDITOR.HIDDEN_ON', { device: name })}
              icon={isShown ? <IconEye size={18} /> : <IconEyeOff size={18} />}
              aria-pressed={isShown}
              onClick={toggle}
              data-testid={`visible-${device}`}
            />
            <span aria-hidden="true">{name}</span>
          </label>
        );
      })}
    </div>
  );
}

export const controlKind: ControlDefinition<'visibility'> = {
  Field: VisibilityField,
};
