import type { Control } from '../kit/inspector/control.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab } from '../kit/inspector/design.ts';
import {
  buttonLabelControl,
  formDesign,
  formMessageControl,
} from '../kit/inspector/form-controls.ts';
import { MAX_FORM_LABEL } from '../kit/options/form.ts';

const label = (
  path: 'email' | 'name' | 'agreement',
  key: 'EMAIL' | 'NAME' | 'AGREEMENT',
): Control => ({
  kind: 'text',
  path: `${path}_label`,
  label: `WIDGET.NEWSLETTER.${key}_LABEL`,
  placeholder: `VISITOR.NEWSLETTER.FIELD.${key}`,
  maxLength: MAX_FORM_LABEL,
});

export const inspector = defineInspector({
  content: contentTab(
    label('email', 'EMAIL'),
    { kind: 'switch', path: 'has_name', label: 'WIDGET.NEWSLETTER.HAS_NAME' },
    { ...label('name', 'NAME'), when: { path: 'has_name', is: [true] } },
    { kind: 'switch', path: 'has_agreement', label: 'WIDGET.NEWSLETTER.HAS_AGREEMENT' },
    { ...label('agreement', 'AGREEMENT'), when: { path: 'has_agreement', is: [true] } },
    {
      kind: 'text',
      path: 'agreement_link_text',
      label: 'WIDGET.NEWSLETTER.AGREEMENT_LINK_TEXT',
      help: 'WIDGET.NEWSLETTER.AGREEMENT_LINK_TEXT_HELP',
      maxLength: MAX_FORM_LABEL,
      when: { path: 'has_agreement', is: [true] },
    },
    {
      kind: 'link',
      path: 'agreement_link',
      label: 'WIDGET.NEWSLETTER.AGREEMENT_LINK',
      when: { path: 'has_agreement', is: [true] },
    },
    buttonLabelControl('VISITOR.NEWSLETTER.SEND'),
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.NEWSLETTER.LINK',
      help: 'WIDGET.NEWSLETTER.LINK_HELP',
    },
    formMessageControl(
      'success_text',
      'WIDGET.NEWSLETTER.SUCCESS_TEXT',
      'VISITOR.NEWSLETTER.SUCCESS',
    ),
    formMessageControl('email_text', 'WIDGET.NEWSLETTER.EMAIL_TEXT', 'VISITOR.FORM.EMAIL'),
    formMessageControl(
      'already_text',
      'WIDGET.NEWSLETTER.ALREADY_TEXT',
      'VISITOR.NEWSLETTER.ALREADY',
    ),
    formMessageControl(
      'failure_text',
      'WIDGET.NEWSLETTER.FAILURE_TEXT',
      'VISITOR.NEWSLETTER.FAILURE',
    ),
  ),
  design: formDesign({
    kind: 'switch',
    path: 'is_inline',
    label: 'WIDGET.NEWSLETTER.IS_INLINE',
  }),
  template: {
    properties: {
      spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } },
    },
  },
  texts: [
    { path: 'name_label', kind: 'text', isSecondary: true },
    { path: 'email_label', kind: 'text', isSecondary: true },
    { path: 'agreement_label', kind: 'text', isSecondary: true },
    { path: 'button_label', kind: 'text' },
  ],
});
