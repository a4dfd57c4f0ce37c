import { FORM_FIELD, namedFields, TRAP_FIELD } from '@plinth/model';
import type { ViewProps } from '../kit/view.ts';
import { FormFieldView } from './form-field.tsx';
import type { ContactFormProperties } from './schema.ts';
import { formTexts } from './texts.ts';

/** Not seen by people, filled in by programs. */
const Trap = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <div className="moto-form-unseen" aria-hidden="true">
    <label htmlFor={id}>{label}</label>
    <input type="text" id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);

/**
 * Works without the script: the browser sends the form to the page, which answers with itself. The
 * anchor of a sent form shows the text of success.
 */
export const View = ({
  id,
  scope,
  properties,
  root,
  editable,
  site,
}: ViewProps<ContactFormProperties>) => {
  const form = `${scope}-${id}`;
  const reply = site.formReply?.form === form ? site.formReply : null;
  const texts = formTexts(properties, site);
  const positions = new Map(properties.fields.map((field, index) => [field, index]));
  const indexes = properties.fields
    .filter((one) => !one.is_hidden)
    .map((one) => positions.get(one));
  return (
    <div {...root}>
      <form
        className="moto-form"
        id={`${form}-form`}
        method="post"
        encType="multipart/form-data"
        data-form={JSON.stringify(texts)}
        data-redirect={site.link(properties.link)?.href}
      >
        <input type="hidden" name={FORM_FIELD} value={form} />
        <Trap id={`${form}-trap`} label={site.text('VISITOR.FORM.TRAP')} />
        {namedFields(properties.fields).map((field, index) => {
          const issue = reply?.issues[field.name];
          return (
            <FormFieldView
              key={field.name}
              id={`${form}-${field.name}`}
              field={field}
              value={reply?.values[field.name] ?? ''}
              issue={issue}
              issueText={issue ? texts[issue] : ''}
              hasLabel={properties.has_labels}
              editable={
                field.label === '' ? {} : editable(`fields.${indexes[index] ?? index}.label`)
              }
              site={site}
            />
          );
        })}
        <div className="moto-form-issue moto-form-failure" role="alert">
          {reply?.failure ? texts[reply.failure] : ''}
        </div>
        <button
          type="submit"
          className={properties.is_wide_button ? 'moto-form-wide' : undefined}
          {...(properties.button_label === '' ? {} : editable('button_label'))}
        >
          {properties.button_label || site.text('VISITOR.CONTACT_FORM.SEND')}
        </button>
      </form>
      <div className="moto-form-sent" id={`${form}-sent`} role="status" tabIndex={-1}>
        {texts.success}
      </div>
    </div>
  );
};
