import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { MediaPick } from './media-pick.tsx';

export function MediaField({ property, labelId }: FieldProps<'media'>) {
  const value = typeof property.value === 'number' ? property.value : null;
  return <MediaPick value={value} onChange={property.set} labelId={labelId} />;
}

export const controlKind: ControlDefinition<'media'> = {
  Field: MediaField,
};
