import { type ReactNode, useEffect, useRef } from 'react';

type StepFieldsProps = {
  readonly step: number;
  readonly children: ReactNode;
};

/**
 * The fields of the current step. When the step changes, it's shown from its top, with the focus in
 * the first field. The first step is shown without it.
 */
export const StepFields = ({ step, children }: StepFieldsProps) => {
  const fields = useRef<HTMLDivElement>(null);
  const former = useRef(0);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const all = fields.current;
    const first =
      all?.querySelector<HTMLElement>('input:checked') ??
      all?.querySelector<HTMLElement>('button, input:not([hidden]), textarea');
    window.scrollTo({ top: 0, behavior: 'instant' });
    first?.focus();
  }, [step]);
  return <div ref={fields}>{children}</div>;
};
