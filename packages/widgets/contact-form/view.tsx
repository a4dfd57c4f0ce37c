import { namedFields } from '@plinth/model';
import { AgreementLink, FormFieldView } from '../kit/form-field.tsx';
import type { ViewProps } from '../kit/view.ts';
import { replyTo, VisitorForm } from '../kit/visitor-form.tsx';
import type { ContactFormProperties } from './schema.ts';
import { fieldLabel, formTexts } from './texts.ts';

export const View = ({
  id,
  scope,
  properties,
  root,
  editable,
  site,
}: ViewProps<ContactFormProperties>) => {
  const form = `${scope}-${id}`;
  const reply = replyTo(form, site);
  const texts = formTexts(properties, site);
  const positions = new Map(properties.fields.map((field, index) => [field, index]));
  const indexes = properties.fields
    .filter((one) => !one.is_hidden)
    .map((one) => positions.get(one));
  return (
    <div {...root}>
      <VisitorForm
        {...{ id: form, properties, site, texts, reply, editable }}
        label={site.text('VISITOR.CONTACT_FORM.SEND')}
        encType="multipart/form-data"
      >
        {namedFields(properties.fields).map((field, index) => {
          const issue = reply?.issues[field.name];
          return (
            <FormFieldView
              key={field.name}
              id={`${form}-${field.name}`}
              field={field}
              label={fieldLabel(field, site)}
              value={reply?.values[field.name] ?? ''}
              issue={issue}
              issueText={issue ? texts[issue] : ''}
              hasLabel={properties.has_labels}
              link={
                field.type === 'agreement' &&
                field.link_text && (
                  <AgreementLink text={field.link_text} link={field.link} site={site} />
                )
              }
              editable={
                field.label === '' ? {} : editable(`fields.${indexes[index] ?? index}.label`)
              }
            />
          );
        })}
      </VisitorForm>
    </div>
  );
};
