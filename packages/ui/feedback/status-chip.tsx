import './feedback.css';

export type ChipTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

type StatusChipProps = { readonly tone: ChipTone; readonly label: string };

/** A state in one or two words; the colour only repeats what the words say. */
export const StatusChip = ({ tone, label }: StatusChipProps) => (
  <span className="pl-chip" data-tone={tone}>
    {label}
  </span>
);
