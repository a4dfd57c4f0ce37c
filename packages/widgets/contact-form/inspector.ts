import { FORM_FIELD_TYPES, MAX_FORM_FIELDS } from '@plinth/model';
import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import {
  MAX_LABEL,
  MAX_MESSAGE,
  MAX_OPTIONS,
  MAX_PLACEHOLDER,
  MAX_RECIPIENT_TEXT,
} from './schema.ts';

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
          maxLength: MAX_LABEL,
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
        { kind: 'switch', path: 'is_required', label: 'WIDGET.CONTACT_FORM.IS_REQUIRED' },
        { kind: 'switch', path: 'is_half', label: 'WIDGET.CONTACT_FORM.IS_HALF' },
      ],
    },
    {
      kind: 'text',
      path: 'button_label',
      label: 'WIDGET.CONTACT_FORM.BUTTON_LABEL',
      placeholder: 'VISITOR.CONTACT_FORM.SEND',
      maxLength: MAX_LABEL,
    },
    {
      kind: 'text',
      path: 'recipients',
      label: 'WIDGET.CONTACT_FORM.RECIPIENTS',
      help: 'WIDGET.CONTACT_FORM.RECIPIENTS_HELP',
      maxLength: MAX_RECIPIENT_TEXT,
    },
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.CONTACT_FORM.LINK',
      help: 'WIDGET.CONTACT_FORM.LINK_HELP',
    },
    {
      kind: 'text',
      path: 'success_text',
      label: 'WIDGET.CONTACT_FORM.SUCCESS_TEXT',
      placeholder: 'VISITOR.CONTACT_FORM.SUCCESS',
      maxLength: MAX_MESSAGE,
    },
    {
      kind: 'text',
      path: 'failure_text',
      label: 'WIDGET.CONTACT_FORM.FAILURE_TEXT',
      placeholder: 'VISITOR.CONTACT_FORM.FAILURE',
      maxLength: MAX_MESSAGE,
    },
    {
      kind: 'text',
      path: 'required_text',
      label: 'WIDGET.CONTACT_FORM.REQUIRED_TEXT',
      placeholder: 'VISITOR.CONTACT_FORM.REQUIRED',
      maxLength: MAX_MESSAGE,
    },
    {
      kind: 'text',
      path: 'email_text',
      label: 'WIDGET.CONTACT_FORM.EMAIL_TEXT',
      placeholder: 'VISITOR.CONTACT_FORM.EMAIL',
      maxLength: MAX_MESSAGE,
    },
  ),
  design: designTab(
    {
      layout: [
        { kind: 'switch', path: 'has_labels', label: 'WIDGET.CONTACT_FORM.HAS_LABELS' },
        { kind: 'switch', path: 'is_wide_button', label: 'WIDGET.CONTACT_FORM.IS_WIDE_BUTTON' },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.CONTACT_FORM.GAP',
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
          label: 'WIDGET.CONTACT_FORM.TEXT_COLOR',
          textSelector: 'label',
        },
        {
          kind: 'color',
          path: 'field_text_color',
          label: 'WIDGET.CONTACT_FORM.FIELD_TEXT_COLOR',
          textSelector: 'input,textarea,select',
        },
        {
          kind: 'color',
          path: 'button_text_color',
          label: 'WIDGET.CONTACT_FORM.BUTTON_TEXT_COLOR',
          hoverPath: 'hover.button_text_color',
          textSelector: 'button',
        },
      ],
      background: [
        { kind: 'color', path: 'field_color', label: 'WIDGET.CONTACT_FORM.FIELD_COLOR' },
        {
          kind: 'color',
          path: 'button_color',
          label: 'WIDGET.CONTACT_FORM.BUTTON_COLOR',
          hoverPath: 'hover.button_color',
        },
      ],
      border: [
        { kind: 'color', path: 'border_color', label: 'WIDGET.CONTACT_FORM.BORDER_COLOR' },
        {
          kind: 'number',
          path: 'radius',
          label: 'WIDGET.CONTACT_FORM.RADIUS',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
          min: 0,
          max: 50,
          unit: 'px',
          isOptional: true,
        },
      ],
    },
    frameControls,
  ),
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
