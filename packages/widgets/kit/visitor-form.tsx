import { FORM_FIELD, type LinkAction, TRAP_FIELD } from '@plinth/model';
import type { ReactNode } from 'react';
import type { FormOptions } from './options/form.ts';
import type { EditableAttributes, FormReply, SiteContext } from './view.ts';

/** Not seen by people, filled in by programs. */
const Trap = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <div className="moto-form-unseen" aria-hidden="true">
    <label htmlFor={id}>{label}</label>
    <input type="text" id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);

type ButtonProps = {
  readonly properties: Pick<FormOptions, 'button_label' | 'is_wide_button'>;
  /** In the page’s language. */
  readonly label: string;
  readonly editable: (path: string) => EditableAttributes;
};

export const FormButton = ({ properties, label, editable }: ButtonProps) => (
  <button
    type="submit"
    className={properties.is_wide_button ? 'moto-form-wide' : undefined}
    {...(properties.button_label === '' ? {} : editable('button_label'))}
  >
    {properties.button_label || label}
  </button>
);

export type VisitorFormProps = {
  /** The scope and the id of the widget. */
  readonly id: string;
  readonly properties: FormOptions & { readonly link: LinkAction };
  readonly site: SiteContext;
  /** What the form says, by reason. */
  readonly texts: { readonly [reason: string]: string };
  readonly reply: FormReply | null;
  readonly className?: string;
  readonly encType?: string;
  /** The button’s, in the page’s language. */
  readonly label: string;
  readonly editable: ButtonProps['editable'];
  readonly children: ReactNode;
};

/** What was sent to this form without its script. */
export const replyTo = (form: string, { formReply }: SiteContext): FormReply | null =>
  formReply?.form === form ? formReply : null;

/**
 * Works without the script: the browser sends the form to the page, which answers with itself. The
 * anchor of a sent form shows the text of success.
 */
export const VisitorForm = ({
  id,
  properties,
  site,
  texts,
  reply,
  className,
  encType,
  label,
  editable,
  children,
}: VisitorFormProps) => (
  <>
    <form
      className={className ? `moto-form ${className}` : 'moto-form'}
      id={`${id}-form`}
      method="post"
      encType={encType}
      data-form={JSON.stringify(texts)}
      data-redirect={site.link(properties.link)?.href}
    >
      <input type="hidden" name={FORM_FIELD} value={id} />
      <Trap id={`${id}-trap`} label={site.text('VISITOR.FORM.TRAP')} />
      {children}
      <div className="moto-form-issue moto-form-failure" role="alert">
        {reply?.failure ? texts[reply.failure] : ''}
      </div>
      <FormButton {...{ properties, label, editable }} />
    </form>
    <div className="moto-form-sent" id={`${id}-sent`} role="status" tabIndex={-1}>
      {texts.success}
    </div>
  </>
);
