import { MediaPick } from '../../../fields/media-pick.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { FilePick } from './file-pick.tsx';

export function MediaField({ control, property, labelId }: FieldProps<'media'>) {
  const { accepts } = control;
  const value = typeof property.value === 'number' ? property.value : null;
  const field = { value, onChange: property.set, labelId };
  return accepts === 'image' ? <MediaPick {...field} /> : <FilePick {...field} accepts={accepts} />;
}

export const controlKind: ControlDefinition<'media'> = {
  Field: MediaField,
};
