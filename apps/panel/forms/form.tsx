import type { ReactNode, SyntheticEvent } from 'react';
import './form.css';

type FormProps = {
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
};

/** A form that checks itself and is never sent by the browser. */
export const Form = ({ onSubmit, children, ...rest }: FormProps) => (
  <form noValidate onSubmit={onSubmit} {...rest}>
    {children}
  </form>
);
