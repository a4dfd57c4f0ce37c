import type { ReactNode, SyntheticEvent } from 'react';
import './form.css';

type FormProps = {
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
};

/** A form with custom validation that is never submitted natively. */
export const Form = ({ onSubmit, children, ...rest }: FormProps) => (
  <form noValidate onSubmit={onSubmit} {...rest}>
    {children}
  </form>
);
