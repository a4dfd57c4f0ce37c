import { Textarea } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { Properties } from '@plinth/model';
import { use } from 'react';
import { valueAt } from '../../../../core/properties/property-path.ts';
import { useNodeValue, useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { editedTogether, InspectedContext } from '../../use-control.ts';

export function MediaTextField(props: WidgetFieldProps<'media_text'>) {
  const { control, path, property, labelId, id } = props;
  const t = useT();
  const { context: site } = useServices().ports.site;
  const beside = [...path.split('.').slice(0, -1), control.image];
  const imageIn = (properties: Properties | undefined): number | null => {
    const value = valueAt(properties, beside);
    return typeof value === 'number' ? value : null;
  };
  const image = useNodeValue(id, (node) => imageIn(node?.properties));
  const session = useSession();
  const own = image === null ? null : site.media(image)?.[control.replaces];
  const hasOthers = editedTogether(session, use(InspectedContext), id).some(
    (each) => imageIn(session.store.node(each)?.properties) !== image,
  );
  const isMixed = property.origin.kind === 'mixed' || (property.value === undefined && hasOthers);
  return (
    <Textarea
      size="xs"
      aria-labelledby={labelId}
      value={String(property.value ?? '')}
      maxLength={control.maxLength}
      placeholder={isMixed ? t('EDITOR.MIXED') : (own ?? undefined)}
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
