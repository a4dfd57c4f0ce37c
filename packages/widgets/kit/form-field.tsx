import {
  type AnswerIssue,
  FORM_FILE_EXTENSIONS,
  type FormFieldType,
  fieldOptions,
  hasManyLines,
  isFileField,
  type LinkAction,
  maxAnswer,
  type NamedField,
} from '@plinth/model';
import type { ReactNode } from 'react';
import type { EditableAttributes, SiteContext } from './view.ts';

const AUTOCOMPLETE: { readonly [type in FormFieldType]?: string } = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
};

const INPUT_TYPES: { readonly [type in FormFieldType]?: string } = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
};

export type ShownField = NamedField & { readonly placeholder: string; readonly is_half: boolean };

export type FieldProps = {
  readonly field: ShownField;
  /** The owner’s, or a word of the page’s language. */
  readonly label: string;
  /** Unique on the page. */
  readonly id: string;
  readonly value: string;
  readonly issue: AnswerIssue | undefined;
  readonly issueText: string;
  readonly hasLabel: boolean;
  /** After the label of an agreement. */
  readonly link?: ReactNode;
  readonly editable: EditableAttributes;
};

const Label = ({ field, label, editable, link }: FieldProps) => (
  <>
    <span {...editable}>{label}</span>
    {link && ' '}
    {link}
    {field.is_required && <span aria-hidden="true"> *</span>}
  </>
);

const placeholderOf = ({ field, label, hasLabel }: FieldProps): string | undefined => {
  if (field.placeholder !== '' || hasLabel) return field.placeholder || undefined;
  return label + (field.is_required ? ' *' : '');
};

const attributesOf = ({ field, id, issue }: FieldProps) => ({
  id,
  name: field.name,
  'data-type': field.type,
  required: field.is_required,
  'aria-invalid': issue ? (true as const) : undefined,
  'aria-describedby': `${id}-issue`,
});

function Input(props: FieldProps) {
  const { field, value } = props;
  const attributes = attributesOf(props);
  const placeholder = placeholderOf(props);
  const written = { maxLength: maxAnswer(field.type), placeholder };
  if (field.type === 'select') {
    return (
      <select {...attributes}>
        <option value="">{placeholder}</option>
        {fieldOptions(field).map((option) => (
          <option key={option} selected={option === value || undefined}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  if (hasManyLines(field.type)) {
    return (
      <textarea
        {...attributes}
        {...written}
        rows={field.type === 'address' ? 3 : 5}
        autoComplete={AUTOCOMPLETE[field.type]}
        defaultValue={value || undefined}
      />
    );
  }
  if (isFileField(field)) {
    const accept = FORM_FILE_EXTENSIONS.map((extension) => `.${extension}`).join();
    return <input {...attributes} type="file" accept={accept} />;
  }
  return (
    <input
      {...attributes}
      {...written}
      type={INPUT_TYPES[field.type] ?? 'text'}
      step={field.type === 'number' ? 'any' : undefined}
      autoComplete={AUTOCOMPLETE[field.type]}
      defaultValue={value || undefined}
    />
  );
}

const Choices = (props: FieldProps) => {
  const { field, id, value } = props;
  const { id: _, ...attributes } = attributesOf(props);
  return (
    <fieldset id={id} className="moto-form-choices">
      <legend>
        <Label {...props} />
      </legend>
      {fieldOptions(field).map((option) => (
        <label key={option} className="moto-form-choice">
          <input
            {...attributes}
            type="radio"
            value={option}
            defaultChecked={option === value || undefined}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
};

const Checkbox = (props: FieldProps) => (
  <label className="moto-form-choice">
    <input
      {...attributesOf(props)}
      type="checkbox"
      value="on"
      defaultChecked={props.value !== '' || undefined}
    />
    <span>
      <Label {...props} />
    </span>
  </label>
);

function controlOf(props: FieldProps): ReactNode {
  const { field, id, hasLabel } = props;
  if (field.type === 'radio') return <Choices {...props} />;
  if (field.type === 'checkbox' || field.type === 'agreement') return <Checkbox {...props} />;
  const isShown = hasLabel || isFileField(field) || field.type === 'date';
  return (
    <>
      <label htmlFor={id} className={isShown ? undefined : 'moto-form-unseen'}>
        <Label {...props} />
      </label>
      <Input {...props} />
    </>
  );
}

type AgreementLinkProps = {
  readonly text: string;
  readonly link: LinkAction;
  readonly site: Pick<SiteContext, 'link'>;
};

/** What visitors agree to. Plain text while its page isn’t published. */
export function AgreementLink({ text, link, site }: AgreementLinkProps) {
  const target = site.link(link);
  return target ? (
    <a {...target} href={target.href}>
      {text}
    </a>
  ) : (
    text
  );
}

/** A question of the form, with room for what is wrong with the answer. */
export const FormFieldView = (props: FieldProps) => (
  <div className={props.field.is_half ? 'moto-form-field moto-form-half' : 'moto-form-field'}>
    {controlOf(props)}
    <div className="moto-form-issue" id={`${props.id}-issue`}>
      {props.issueText}
    </div>
  </div>
);
