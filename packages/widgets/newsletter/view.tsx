import { namedFields } from '@plinth/model';
import { AgreementLink, FormFieldView } from '../kit/form-field.tsx';
import type { ViewProps } from '../kit/view.ts';
import { FormButton, replyTo, VisitorForm } from '../kit/visitor-form.tsx';
import { type NewsletterProperties, newsletterFields } from './schema.ts';
import { fieldLabel, formTexts, stepLabel } from './texts.ts';

/** On the page of a link in an email, only its button. */
export const View = ({
  id,
  scope,
  properties,
  root,
  editable,
  site,
}: ViewProps<NewsletterProperties>) => {
  const form = `${scope}-${id}`;
  const reply = replyTo(form, site);
  const texts = formTexts(properties, site);
  const { subscriptionStep: step } = site;
  const { agreement_link_text, agreement_link } = properties;
  if (step) {
    return (
      <div {...root}>
        <form className="moto-form" method="post">
          <FormButton {...{ properties, editable }} label={stepLabel(step, site)} />
        </form>
      </div>
    );
  }
  return (
    <div {...root}>
      <VisitorForm
        {...{ id: form, properties, site, texts, reply, editable }}
        className={properties.is_inline ? 'moto-form-inline' : ''}
        label={site.text('VISITOR.NEWSLETTER.SEND')}
      >
        {namedFields(newsletterFields(properties)).map((field) => {
          const issue = reply?.issues[field.name];
          return (
            <FormFieldView
              key={field.name}
              id={`${form}-${field.name}`}
              field={field}
              label={fieldLabel(field, site)}
              value={reply?.values[field.name] ?? ''}
              issue={issue}
              issueText={(issue && texts[issue]) || ''}
              hasLabel={properties.has_labels}
              link={
                field.type === 'agreement' &&
                agreement_link_text && (
                  <AgreementLink text={agreement_link_text} link={agreement_link} site={site} />
                )
              }
              editable={field.label === '' ? {} : editable(`${field.type}_label`)}
            />
          );
        })}
      </VisitorForm>
    </div>
  );
};
