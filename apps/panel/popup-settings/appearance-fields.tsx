import { ColorInput, Stack, TextInput } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { POPUP_ANIMATIONS, POPUP_POSITIONS } from '@plinth/model';
import { ChoiceField } from '../forms/fields/choice-field.tsx';
import { NumberField } from '../forms/fields/number-field.tsx';
import { SwitchField } from '../forms/fields/switch-field.tsx';
import type { PopupForm } from './use-popup-form.ts';

const POSITIONS = Object.fromEntries(
  POPUP_POSITIONS.map((name) => [name, `MODULE.POPUPS.POSITION.${keyPart(name)}` as const]),
);
const ANIMATIONS = Object.fromEntries(
  POPUP_ANIMATIONS.map((name) => [name, `MODULE.POPUPS.ANIMATION.${keyPart(name)}` as const]),
);

/** The name of a popup, and how it looks. */
export const AppearanceFields = ({ form }: { readonly form: PopupForm }) => {
  const t = useT();
  return (
    <Stack gap="lg">
      <TextInput
        label={t('MODULE.POPUPS.NAME')}
        description={t('MODULE.POPUPS.NAME_HINT')}
        {...form.getInputProps('name')}
      />
      <div className="field-row">
        <NumberField
          label={t('MODULE.POPUPS.WIDTH')}
          suffix=" px"
          {...form.getInputProps('properties.width')}
        />
        <ChoiceField
          label={t('MODULE.POPUPS.POSITION.LABEL')}
          choices={POSITIONS}
          {...form.getInputProps('properties.position')}
        />
      </div>
      <div className="field-row">
        <ColorInput
          label={t('MODULE.POPUPS.OVERLAY_COLOR')}
          popoverProps={{ withinPortal: true }}
          {...form.getInputProps('properties.overlay.color')}
        />
        <NumberField
          label={t('MODULE.POPUPS.OVERLAY_OPACITY')}
          suffix=" %"
          {...form.getInputProps('properties.overlay.opacity')}
        />
      </div>
      <ChoiceField
        label={t('MODULE.POPUPS.ANIMATION.LABEL')}
        choices={ANIMATIONS}
        {...form.getInputProps('properties.animation')}
      />
      <SwitchField
        label={t('MODULE.POPUPS.OVERLAY_CLOSES')}
        {...form.getInputProps('properties.overlay.closes', { type: 'checkbox' })}
      />
      <SwitchField
        label={t('MODULE.POPUPS.CLOSE_BUTTON')}
        description={t('MODULE.POPUPS.CLOSE_BUTTON_HINT')}
        {...form.getInputProps('properties.has_close_button', { type: 'checkbox' })}
      />
    </Stack>
  );
};
