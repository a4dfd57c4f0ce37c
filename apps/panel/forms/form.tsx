import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import './form.css';

type FormProps = {
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  /** Moves focus to the first field once the form is shown. */
  readonly takesFocus?: boolean;
  readonly className?: string;
  readonly 'data-testid'?: string;
};

/** The first field with an input that the browser can't read; the field then shows its error. */
const unreadable = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.validity.badInput && !field.checkValidity(),
  );

/** A form with custom validation that is never submitted natively. */
export const Form = ({ onSubmit, children, takesFocus = false, ...rest }: FormProps) => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const field = unreadable(event.currentTarget);
    if (!field) return onSubmit(event);
    event.preventDefault();
    field.focus();
  };
  return (
    <form ref={element} noValidate onSubmit={submit} {...rest}>
      {children}
    </form>
  );
};
