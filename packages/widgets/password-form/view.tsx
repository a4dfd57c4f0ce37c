import { PASSWORD_FIELD } from '@plinth/model';
import type { ViewProps } from '../kit/view.ts';
import { FormButton } from '../kit/visitor-form.tsx';
import type { PasswordFormProperties } from './schema.ts';

const MAX_PASSWORD = 128;

/** Works without the script: the browser sends the password to the page that it opens. */
export const View = ({
  id,
  scope,
  properties,
  root,
  editable,
  site,
}: ViewProps<PasswordFormProperties>) => {
  const field = `${scope}-${id}-password`;
  const { link } = properties;
  const state = site.askedPassword;
  const label = properties.label || site.text('VISITOR.PASSWORD_FORM.LABEL');
  const texts = {
    required: site.text('VISITOR.FORM.REQUIRED'),
    wrong: properties.wrong_text || site.text('VISITOR.PASSWORD_FORM.WRONG'),
    too_many: site.text('VISITOR.FORM.TOO_MANY'),
    failure: properties.unavailable_text || site.text('VISITOR.PASSWORD_FORM.UNAVAILABLE'),
  };
  return (
    <div {...root}>
      <form
        className="moto-form"
        method="post"
        action={link.action === 'page' ? site.link(link)?.href : undefined}
        data-form={JSON.stringify(texts)}
      >
        <div className="moto-form-field">
          <label htmlFor={field} className={properties.has_labels ? undefined : 'moto-form-unseen'}>
            <span {...(properties.label === '' ? {} : editable('label'))}>{label}</span>
          </label>
          <input
            id={field}
            name={PASSWORD_FIELD}
            type="password"
            data-type="text"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD}
            placeholder={properties.has_labels ? undefined : label}
            required
            aria-invalid={state === 'wrong' ? true : undefined}
            aria-describedby={`${field}-issue`}
          />
          <div className="moto-form-issue" id={`${field}-issue`} role="alert">
            {state === 'wrong' ? texts.wrong : ''}
          </div>
        </div>
        <div className="moto-form-issue moto-form-failure" role="alert">
          {state === 'too_many' ? texts.too_many : ''}
        </div>
        <FormButton
          {...{ properties, editable }}
          label={site.text('VISITOR.PASSWORD_FORM.SUBMIT')}
        />
      </form>
    </div>
  );
};
