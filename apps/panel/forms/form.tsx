import type { ReactNode, SyntheticEvent } from 'react';
import './form.css';

type FormProps = {
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
};

/** The first field with an input that the browser can't read; the field then shows its error. */
const unreadable = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.validity.badInput && !field.checkValidity(),
  );

/** A form with custom validation that is never submitted natively. */
export const Form = ({ onSubmit, children, ...rest }: FormProps) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const field = unreadable(event.currentTarget);
    if (!field) return onSubmit(event);
    event.preventDefault();
    field.focus();
  };
  return (
    <form noValidate onSubmit={submit} {...rest}>
      {children}
    </form>
  );
};
