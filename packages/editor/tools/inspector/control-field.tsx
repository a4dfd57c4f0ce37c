import type { ControlKind } from '@plinth/widgets/inspectors';
import { memo } from 'react';
import type { WidgetFieldProps } from './control-definition.ts';
import { findDefinition } from './find-definition.ts';
import { ItemControlContext } from './item-control-context.ts';

type ControlFieldProps = WidgetFieldProps<ControlKind>;

/** Rerenders when the value changes, and for another widget only if the field reads the widget. */
const isSame = (before: ControlFieldProps, after: ControlFieldProps): boolean =>
  before.property === after.property &&
  before.control === after.control &&
  before.path === after.path &&
  before.labelId === after.labelId &&
  (before.id === after.id || !findDefinition(after.control.kind).readsWidget);

export const ControlField = memo(function ControlField(props: ControlFieldProps) {
  const { Field } = findDefinition(props.control.kind);
  return (
    <ItemControlContext value={ControlField}>
      <Field {...props} />
    </ItemControlContext>
  );
}, isSame);
