import { Textarea } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { valueAt } from '../../../../core/properties/property-path.ts';
import { useNodeValue } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';

export function MediaTextField(props: WidgetFieldProps<'media_text'>) {
  const { control, path, property, labelId, id } = props;
  const t = useT();
  const { site } = useServices().ports;
  const beside = [...path.split('.').slice(0, -1), control.image];
  const image = useNodeValue(id, (node) => {
    const value = valueAt(node?.properties, beside);
    return typeof value === 'number' ? value : null;
  });
  const own = image === null ? null : site.media(image)?.[control.replaces];
  return (
    <Textarea
      size="xs"
      aria-labelledby={labelId}
      value={String(property.value ?? '')}
      maxLength={control.maxLength}
      placeholder={property.origin.kind === 'mixed' ? t('EDITOR.MIXED') : (own ?? undefined)}
      onChange={({ currentTarget: { value } }) =>
        value === '' ? property.reset() : property.set(value)
      }
      autosize
      minRows={1}
      maxRows={8}
    />
  );
}

export const controlKind: ControlDefinition<'media_text'> = {
  Field: MediaTextField,
  readsWidget: true,
};
