import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab } from '../kit/inspector/design.ts';
import { buttonLabelControl, formDesign } from '../kit/inspector/form-controls.ts';
import { MAX_FORM_LABEL } from '../kit/options/form.ts';
import { MAX_PLACEHOLDER, SEARCH_BUTTONS } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'text',
      path: 'placeholder',
      label: 'WIDGET.SEARCH.PLACEHOLDER',
      placeholder: 'VISITOR.SEARCH.LABEL',
      maxLength: MAX_PLACEHOLDER,
    },
    {
      kind: 'text',
      path: 'label',
      label: 'WIDGET.SEARCH.LABEL',
      help: 'WIDGET.SEARCH.LABEL_HELP',
      placeholder: 'VISITOR.SEARCH.LABEL',
      maxLength: MAX_FORM_LABEL,
    },
    {
      kind: 'select',
      path: 'button',
      label: 'WIDGET.SEARCH.BUTTON',
      options: optionsOf('WIDGET.SEARCH.BUTTON', SEARCH_BUTTONS),
    },
    {
      kind: 'icon',
      path: 'icon',
      label: 'WIDGET.SEARCH.ICON',
      when: { path: 'button', is: ['icon', 'icon_text'] },
    },
    {
      ...buttonLabelControl('VISITOR.SEARCH.SUBMIT'),
      when: { path: 'button', is: ['text', 'icon', 'icon_text'] },
    },
  ),
  design: formDesign({
    kind: 'number',
    path: 'max_width',
    label: 'WIDGET.SEARCH.MAX_WIDTH',
    min: 120,
    max: 1200,
    unit: 'px',
    isOptional: true,
  }),
  template: { properties: {} },
  texts: [
    { path: 'label', kind: 'text', isSecondary: true },
    { path: 'button_label', kind: 'text' },
  ],
});
