import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab } from '../kit/inspector/design.ts';
import {
  buttonLabelControl,
  formDesign,
  formMessageControl,
} from '../kit/inspector/form-controls.ts';
import { MAX_FORM_LABEL } from '../kit/options/form.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.PASSWORD_FORM.LINK',
      help: 'WIDGET.PASSWORD_FORM.LINK_HELP',
    },
    {
      kind: 'text',
      path: 'label',
      label: 'WIDGET.PASSWORD_FORM.LABEL',
      placeholder: 'VISITOR.PASSWORD_FORM.LABEL',
      maxLength: MAX_FORM_LABEL,
    },
    buttonLabelControl('VISITOR.PASSWORD_FORM.SUBMIT'),
    formMessageControl(
      'wrong_text',
      'WIDGET.PASSWORD_FORM.WRONG_TEXT',
      'VISITOR.PASSWORD_FORM.WRONG',
    ),
    formMessageControl(
      'unavailable_text',
      'WIDGET.PASSWORD_FORM.UNAVAILABLE_TEXT',
      'VISITOR.PASSWORD_FORM.UNAVAILABLE',
    ),
  ),
  design: formDesign(),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  texts: [
    { path: 'label', kind: 'text' },
    { path: 'button_label', kind: 'text' },
  ],
});
