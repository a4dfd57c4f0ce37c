import { FORM_FIELD_TYPES, FRAME_URL_MAX, MAX_FORM_FIELDS } from '@plinth/model';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab } from '../kit/inspector/design.ts';
import {
  buttonLabelControl,
  formDesign,
  formMessageControl,
} from '../kit/inspector/form-controls.ts';
import { MAX_FORM_LABEL } from '../kit/options/form.ts';
import { MAX_OPTIONS, MAX_PLACEHOLDER, MAX_RECIPIENT_TEXT } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'list',
      path: 'fields',
      label: 'WIDGET.CONTACT_FORM.FIELDS',
      max: MAX_FORM_FIELDS,
      titlePath: 'label',
      controls: [
        {
          kind: 'select',
          path: 'type',
          label: 'WIDGET.CONTACT_FORM.TYPE',
          options: optionsOf('WIDGET.CONTACT_FORM.TYPE', FORM_FIELD_TYPES),
        },
        {
          kind: 'text',
          path: 'label',
          label: 'WIDGET.CONTACT_FORM.LABEL',
          maxLength: MAX_FORM_LABEL,
        },
        {
          kind: 'text',
          path: 'placeholder',
          label: 'WIDGET.CONTACT_FORM.PLACEHOLDER',
          maxLength: MAX_PLACEHOLDER,
        },
        {
          kind: 'text',
          path: 'options',
          label: 'WIDGET.CONTACT_FORM.OPTIONS',
          maxLength: MAX_OPTIONS,
          when: { path: 'type', is: ['select', 'radio'] },
        },
        {
          kind: 'text',
          path: 'link_text',
          label: 'WIDGET.CONTACT_FORM.LINK_TEXT',
          help: 'WIDGET.CONTACT_FORM.LINK_TEXT_HELP',
          maxLength: MAX_FORM_LABEL,
          when: { path: 'type', is: ['agreement'] },
        },
        {
          kind: 'link',
          path: 'link',
          label: 'WIDGET.OPTION.LINK',
          when: { path: 'type', is: ['agreement'] },
        },
        { kind: 'switch', path: 'is_required', label: 'WIDGET.CONTACT_FORM.IS_REQUIRED' },
        { kind: 'switch', path: 'is_half', label: 'WIDGET.CONTACT_FORM.IS_HALF' },
      ],
    },
    buttonLabelControl('VISITOR.CONTACT_FORM.SEND'),
    {
      kind: 'text',
      path: 'recipients',
      label: 'WIDGET.CONTACT_FORM.RECIPIENTS',
      help: 'WIDGET.CONTACT_FORM.RECIPIENTS_HELP',
      maxLength: MAX_RECIPIENT_TEXT,
    },
    {
      kind: 'text',
      path: 'subject',
      label: 'WIDGET.CONTACT_FORM.SUBJECT',
      help: 'WIDGET.CONTACT_FORM.SUBJECT_HELP',
      maxLength: MAX_FORM_LABEL,
    },
    {
      kind: 'text',
      path: 'webhook_url',
      label: 'WIDGET.CONTACT_FORM.WEBHOOK_URL',
      help: 'WIDGET.CONTACT_FORM.WEBHOOK_URL_HELP',
      isUrl: true,
      maxLength: FRAME_URL_MAX,
    },
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.CONTACT_FORM.LINK',
      help: 'WIDGET.CONTACT_FORM.LINK_HELP',
    },
    formMessageControl(
      'success_text',
      'WIDGET.CONTACT_FORM.SUCCESS_TEXT',
      'VISITOR.CONTACT_FORM.SUCCESS',
    ),
    formMessageControl(
      'failure_text',
      'WIDGET.CONTACT_FORM.FAILURE_TEXT',
      'VISITOR.CONTACT_FORM.FAILURE',
    ),
    formMessageControl(
      'required_text',
      'WIDGET.CONTACT_FORM.REQUIRED_TEXT',
      'VISITOR.FORM.REQUIRED',
    ),
    formMessageControl('email_text', 'WIDGET.CONTACT_FORM.EMAIL_TEXT', 'VISITOR.FORM.EMAIL'),
  ),
  design: formDesign(),
  template: {
    properties: {
      spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } },
      fields: [
        { type: 'name', is_required: true, is_half: true },
        { type: 'email', is_required: true, is_half: true },
        { type: 'message', is_required: true },
      ],
    },
    texts: {
      'fields.0.label': 'WIDGET.CONTACT_FORM.TYPE.NAME',
      'fields.1.label': 'WIDGET.CONTACT_FORM.TYPE.EMAIL',
      'fields.2.label': 'WIDGET.CONTACT_FORM.TYPE.MESSAGE',
    },
  },
  texts: [
    { path: 'fields.*.label', kind: 'text', isSecondary: true },
    { path: 'button_label', kind: 'text' },
  ],
  placeholder: { path: 'fields', label: 'WIDGET.CONTACT_FORM.EMPTY' },
});
