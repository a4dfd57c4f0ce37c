import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId, PropertyValue } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import { use, useId, useState } from 'react';
import { valueAt, withValueAt } from '../../../../core/properties/property-path.ts';
import { useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { useIsFilledList } from '../../is-filled-list.ts';
import { ItemControlContext } from '../../item-control-context.ts';
import { ItemList } from '../../item-list/item-list.tsx';
import type { ControlValue } from '../../use-control.ts';

type Item = { readonly [name: string]: PropertyValue };

const HIDDEN = 'is_hidden';

/** Whether an item has the value that a control depends on. */
const applies = ({ when }: Control, item: Item): boolean =>
  !(when && 'path' in when && 'is' in when) ||
  when.is.some((value) => value === valueAt(item, when.path.split('.')));

/** Items of a list property; each expands to its settings. */
export function ListField({ id, control, property, labelId }: WidgetFieldProps<'list'>) {
  const { history } = useSession();
  const { ports } = useServices();
  const isFilled = useIsFilledList(id, control.path);
  const [current, setCurrent] = useState(-1);
  const { imagePath, titlePath, max } = control;
  const items = (Array.isArray(property.value) ? property.value : []) as readonly Item[];
  const write = (next: readonly Item[]) =>
    property.set(next.length === 0 ? undefined : (next as PropertyValue));
  const step = (next: readonly Item[], shown: number) => {
    history.seal();
    write(next);
    history.seal();
    setCurrent(shown);
  };
  const at = (index: number): Item => items[index] ?? {};
  const change = (index: number, path: string, value: PropertyValue | undefined) =>
    write(items.with(index, (withValueAt(at(index), path.split('.'), value) ?? {}) as Item));
  const add = async () => {
    if (imagePath === undefined) return step([...items, {}], items.length);
    const pictures = await ports.media.pickImages(max - items.length);
    if (pictures.length === 0) return;
    step([...items, ...pictures.map((picture) => ({ [imagePath]: picture }))], items.length);
  };
  const pictureOf = (item: Item) => {
    const media = imagePath === undefined ? undefined : item[imagePath];
    return typeof media === 'number' ? (ports.site.context.media(media) ?? undefined) : undefined;
  };
  const listed = items.map((item, index) => ({
    key: `${id} ${index}`,
    title: String(valueAt(item, titlePath.split('.')) ?? '') || (pictureOf(item)?.name ?? ''),
    isHidden: item[HIDDEN] === true,
    isCurrent: index === current,
    picture: pictureOf(item)?.url,
  }));
  return (
    <ItemList
      items={listed}
      min={isFilled ? 1 : 0}
      max={max}
      labelId={labelId}
      onAdd={add}
      onSelect={(index) => setCurrent(index === current ? -1 : index)}
      onMove={(from, to) => step(items.toSpliced(from, 1).toSpliced(to, 0, at(from)), to)}
      onHide={(index, isHidden) =>
        step(items.with(index, { ...at(index), [HIDDEN]: isHidden }), current)
      }
      onDuplicate={(index) => step(items.toSpliced(index + 1, 0, at(index)), index + 1)}
      onRemove={(index) => step(items.toSpliced(index, 1), -1)}
    >
      <div className="pl-item-settings">
        {control.controls
          .filter((inner) => applies(inner, at(current)))
          .map((inner) => (
            <ItemControl
              key={`${current} ${inner.path}`}
              id={id}
              control={inner}
              value={valueAt(at(current), inner.path.split('.'))}
              set={(value) => change(current, inner.path, value)}
            />
          ))}
      </div>
    </ItemList>
  );
}

type ItemControlProps = {
  readonly id: NodeId;
  readonly control: Control;
  readonly value: PropertyValue | undefined;
  readonly set: ControlValue['set'];
};

/** One setting of an item, shown with the same fields as widget settings. */
function ItemControl({ id, control, value, set }: ItemControlProps) {
  const t = useT();
  const labelId = useId();
  const Field = use(ItemControlContext);
  const origin = { kind: value === undefined ? 'default' : 'here' } as const;
  const property = { value, origin, set, reset: () => set(undefined) };
  return (
    <div data-testid={`item-control-${control.path}`}>
      <Text size="xs" id={labelId}>
        {t(control.label)}
      </Text>
      {Field && <Field {...{ id, control, property, labelId }} path={control.path} />}
    </div>
  );
}

export const controlKind: ControlDefinition<'list'> = {
  Field: ListField,
  readsWidget: true,
  keepsState: true,
  share: () => null,
};
