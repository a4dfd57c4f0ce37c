import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type ReportSectionProps = {
  readonly title: string;
  /** Whether there is nothing to do. */
  readonly isDone: boolean;
  /** What was found, in one sentence. */
  readonly text: string;
  readonly children?: ReactNode;
};

/** A topic of the launch report. */
export const ReportSection = ({ title, isDone, text, children }: ReportSectionProps) => (
  <section className="launch-section">
    <h3>{title}</h3>
    <p className="launch-finding" data-done={isDone || undefined}>
      {isDone ? (
        <IconCircleCheck size={18} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={18} aria-hidden="true" />
      )}
      {text}
    </p>
    {children}
  </section>
);
