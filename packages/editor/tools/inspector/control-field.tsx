import type { Control, ControlKind } from '@plinth/widgets/inspectors';
import { type ComponentType, memo } from 'react';
import { BackgroundField } from './controls/background-field.tsx';
import { CodeField } from './controls/code-field.tsx';
import { ColorField } from './controls/color-field.tsx';
import { ColumnsField } from './controls/columns-field.tsx';
import { type FieldProps, ItemControlContext, looksAtWidget } from './controls/field.ts';
import { FrameUrlField } from './controls/frame-url-field.tsx';
import { IconField } from './controls/icon-field.tsx';
import { ItemsField } from './controls/items-field.tsx';
import { LengthField } from './controls/length-field.tsx';
import { LinkField } from './controls/link-field.tsx';
import { ListField } from './controls/list-field.tsx';
import { MediaField } from './controls/media-field.tsx';
import { MenuField } from './controls/menu-field.tsx';
import { NumberField } from './controls/number-field.tsx';
import { PresetField } from './controls/preset-field.tsx';
import { RichTextField } from './controls/rich-text-field.tsx';
import { SegmentedField } from './controls/segmented-field.tsx';
import { SelectField } from './controls/select-field.tsx';
import { ShadowField } from './controls/shadow-field.tsx';
import { SpacingField } from './controls/spacing-field.tsx';
import { SwitchField } from './controls/switch-field.tsx';
import { TextField } from './controls/text-field.tsx';
import { VisibilityField } from './controls/visibility-field.tsx';

type Fields = { readonly [K in ControlKind]: ComponentType<FieldProps<K>> };

/** One component per kind of control; a kind without one does not compile. */
const FIELDS: Fields = {
  background: BackgroundField,
  code: CodeField,
  color: ColorField,
  columns: ColumnsField,
  frame_url: FrameUrlField,
  icon: IconField,
  items: ItemsField,
  length: LengthField,
  link: LinkField,
  list: ListField,
  media: MediaField,
  menu: MenuField,
  number: NumberField,
  preset: PresetField,
  rich_text: RichTextField,
  segmented: SegmentedField,
  select: SelectField,
  shadow: ShadowField,
  slider: NumberField,
  spacing: SpacingField,
  switch: SwitchField,
  text: TextField,
  visibility: VisibilityField,
};

/** A field is drawn anew for another value, and for another widget only where it looks at the widget. */
const isSame = (before: FieldProps, after: FieldProps): boolean =>
  before.property === after.property &&
  before.control === after.control &&
  before.path === after.path &&
  before.labelId === after.labelId &&
  (before.id === after.id || !looksAtWidget(after.control.kind));

export const ControlField = memo(function ControlField(props: FieldProps) {
  const Field = FIELDS[props.control.kind] as ComponentType<
    Omit<FieldProps, 'control'> & { readonly control: Control }
  >;
  return (
    <ItemControlContext value={ControlField}>
      <Field {...props} />
    </ItemControlContext>
  );
}, isSame);
