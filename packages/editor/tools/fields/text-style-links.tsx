import { SegmentedControl } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { LinkFormat, PropertyValue } from '@plinth/model';
import { type ReactNode, useId, useState } from 'react';
import type { TextStyle } from '../../core/design/design-store.ts';
import { ColorPicker } from './color-picker.tsx';
import { FormatSelect } from './format-select.tsx';
import { StyleFormat } from './style-format.tsx';
import { useStyleFormats } from './use-style-formats.ts';
import { WeightSelect } from './weight-select.tsx';

const STATES = ['link', 'link_hover', 'link_visited'] as const;
type LinkState = (typeof STATES)[number];

type Name = keyof LinkFormat;
type StateProps = { readonly style: TextStyle; readonly state: LinkState };

/** The formats of links in a text style, by state; the same on all devices. */
export function TextStyleLinks({ style }: { readonly style: TextStyle }) {
  const t = useT();
  const id = useId();
  const [state, setState] = useState<LinkState>('link');
  const title = t('EDITOR.STYLES.LINKS');
  return (
    <fieldset className="pl-style-links" aria-labelledby={id}>
      <span id={id} className="pl-style-links-title">
        {title}
      </span>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={title}
        data={STATES.map((each) => ({
          value: each,
          label: t(`EDITOR.STYLES.${keyPart(each)}`),
        }))}
        value={state}
        onChange={(next) => setState(next as LinkState)}
        data-testid="style-link-state"
      />
      <div className="pl-style-fields" key={state}>
        <LinkColor style={style} state={state} />
        {state !== 'link_visited' && (
          <>
            <LinkChoice {...{ style, state }} name="text_decoration" />
            <LinkWeight style={style} state={state} />
            <LinkChoice {...{ style, state }} name="font_style" />
          </>
        )}
      </div>
    </fieldset>
  );
}

type LinkFieldProps = StateProps & {
  readonly name: Name;
  readonly label: string;
  readonly children: (field: {
    readonly labelId: string;
    readonly value: PropertyValue | undefined;
    readonly change: (value: PropertyValue | undefined) => void;
  }) => ReactNode;
};

/** A format of links; without one, links are like the text around them, or as the theme has them. */
function LinkField({ style, state, name, label, children }: LinkFieldProps) {
  const write = useStyleFormats(style);
  const formats: LinkFormat = style.properties[state] ?? {};
  const value = formats[name];
  const change = (next: PropertyValue | undefined) =>
    write({ ...style.properties, [state]: { ...formats, [name]: next } });
  return (
    <StyleFormat
      label={label}
      origin={{ kind: value === undefined ? 'theme' : 'here' }}
      reset={value === undefined ? undefined : () => change(undefined)}
    >
      {(labelId) => children({ labelId, value, change })}
    </StyleFormat>
  );
}

function LinkColor(props: StateProps) {
  const t = useT();
  const label = t('EDITOR.STYLES.LINK_COLOR');
  return (
    <LinkField {...props} name="color" label={label}>
      {({ value, change }) => (
        <ColorPicker
          value={typeof value === 'string' ? value : null}
          onChange={(color) => change(color ?? undefined)}
          label={label}
        />
      )}
    </LinkField>
  );
}

function LinkWeight(props: StateProps) {
  const t = useT();
  return (
    <LinkField {...props} name="font_weight" label={t('WIDGET.OPTION.FONT_WEIGHT')}>
      {({ labelId, value, change }) => (
        <WeightSelect
          aria-labelledby={labelId}
          value={typeof value === 'number' ? value : null}
          placeholder={t('EDITOR.STYLES.INHERIT')}
          onChange={change}
          data-testid="link-font_weight"
        />
      )}
    </LinkField>
  );
}

type LinkChoiceProps = StateProps & { readonly name: 'text_decoration' | 'font_style' };

function LinkChoice(props: LinkChoiceProps) {
  const t = useT();
  const { name } = props;
  return (
    <LinkField {...props} label={t(`EDITOR.STYLES.${keyPart(name)}`)}>
      {({ labelId, value, change }) => (
        <FormatSelect
          name={name}
          aria-labelledby={labelId}
          placeholder={t('EDITOR.STYLES.INHERIT')}
          value={value === undefined ? null : String(value)}
          onChange={change}
          data-testid={`link-${name}`}
        />
      )}
    </LinkField>
  );
}
