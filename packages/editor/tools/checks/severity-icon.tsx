import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { Severity } from './severity.ts';

const ICONS = { error: IconAlertTriangle, hint: IconBulb } as const;

type SeverityIconProps = {
  readonly severity: Severity;
  readonly size: number;
  /** For screen readers; without it, the icon is hidden from them. */
  readonly label?: string;
};

export function SeverityIcon({ severity, size, label }: SeverityIconProps) {
  const Icon = ICONS[severity];
  return label === undefined ? (
    <Icon size={size} aria-hidden />
  ) : (
    <Icon size={size} role="img" aria-label={label} />
  );
}
