import { useT } from '@plinth/i18n/react';
import { ColorPick } from './color-pick.tsx';
import { ContrastBadge } from './contrast-badge.tsx';
import type { FieldProps } from './field.ts';

/** The colour of a widget's words. */
const IS_TEXT = /(?:^|\.)text_color$/;

export function ColorField({ id, control, path, property }: FieldProps<'color'>) {
  const t = useT();
  const value = typeof property.value === 'string' ? property.value : null;
  return (
    <>
      <ColorPick value={value} onChange={property.set} label={t(control.label)} />
      {IS_TEXT.test(path) && <ContrastBadge id={id} onChange={property.set} />}
    </>
  );
}
