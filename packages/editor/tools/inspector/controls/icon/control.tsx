import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { ICON_NAMES, Icon } from '@plinth/widgets/kit';
import { IconBan } from '@tabler/icons-react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

/** Icon picker with all icons and “none”. */
export function IconField({ property, labelId }: FieldProps<'icon'>) {
  const t = useT();
  const chosen = property.value ?? null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div role="group" aria-labelledby={labelId} className="pl-icons">
      <UnstyledButton
        className="pl-icon-choice"
        aria-label={t('EDITOR.NO_ICON')}
        aria-pressed={chosen === null}
        onClick={() => property.set(undefined)}
      >
        <IconBan aria-hidden />
      </UnstyledButton>
      {ICON_NAMES.map((name) => (
        <UnstyledButton
          key={name}
          className="pl-icon-choice"
          aria-label={t(`WIDGET.ICON.${keyPart(name)}`)}
          aria-pressed={chosen === name}
          onClick={() => property.set(name)}
        >
          <Icon name={name} />
        </UnstyledButton>
      ))}
    </div>
  );
}

export const controlKind: ControlDefinition<'icon'> = {
  Field: IconField,
};
