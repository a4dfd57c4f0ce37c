import { MAX_FORM_LABEL, MAX_FORM_MESSAGE } from '../options/form.ts';
import { frameControls } from './box-controls.ts';
import type { Control, ControlGroup } from './control.ts';
import { designTab } from './design.ts';

type VisitorText = NonNullable<Extract<Control, { kind: 'text' }>['placeholder']>;

/** The label of the button that sends the form. */
export const buttonLabelControl = (placeholder: VisitorText): Control => ({
  kind: 'text',
  path: 'button_label',
  label: 'WIDGET.FORM.BUTTON_LABEL',
  placeholder,
  maxLength: MAX_FORM_LABEL,
});

/** What the form says to visitors. */
export const formMessageControl = (
  path: string,
  label: Control['label'],
  placeholder: VisitorText,
): Control => ({ kind: 'text', path, label, placeholder, maxLength: MAX_FORM_MESSAGE });

/** The Design tab for `formOptions`. */
export const formDesign = (...layout: readonly Control[]): readonly ControlGroup[] =>
  designTab(
    {
      layout: [
        ...layout,
        { kind: 'switch', path: 'has_labels', label: 'WIDGET.FORM.HAS_LABELS' },
        { kind: 'switch', path: 'is_wide_button', label: 'WIDGET.FORM.IS_WIDE_BUTTON' },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.FORM.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 100,
          unit: 'px',
          isOptional: true,
        },
      ],
      typography: [
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.FORM.TEXT_COLOR',
          textSelector: 'label',
        },
        {
          kind: 'color',
          path: 'field_text_color',
          label: 'WIDGET.FORM.FIELD_TEXT_COLOR',
          textSelector: 'input,textarea,select',
        },
        {
          kind: 'color',
          path: 'button_text_color',
          label: 'WIDGET.FORM.BUTTON_TEXT_COLOR',
          hoverPath: 'hover.button_text_color',
          textSelector: 'button',
        },
      ],
      background: [
        { kind: 'color', path: 'field_color', label: 'WIDGET.FORM.FIELD_COLOR' },
        {
          kind: 'color',
          path: 'button_color',
          label: 'WIDGET.FORM.BUTTON_COLOR',
          hoverPath: 'hover.button_color',
        },
      ],
      border: [
        { kind: 'color', path: 'border_color', label: 'WIDGET.FORM.BORDER_COLOR' },
        {
          kind: 'number',
          path: 'radius',
          label: 'WIDGET.FORM.RADIUS',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
          min: 0,
          max: 50,
          unit: 'px',
          isOptional: true,
        },
      ],
    },
    frameControls,
  );
