import './feedback.css';

export type ChipTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

type StatusChipProps = { readonly tone: ChipTone; readonly label: string };

/** A status in one or two words. Color is never the only indication. */
export const StatusChip = ({ tone, label }: StatusChipProps) => (
  <span className="pl-chip" data-tone={tone}>
    {label}
  </span>
);
