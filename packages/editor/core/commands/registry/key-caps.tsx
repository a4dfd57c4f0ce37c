import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { shortcutLabel } from '@plinth/ui';
import { keysLabel } from './key-labels.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

type KeyCapsProps = { readonly keys: string; readonly className?: string };

/** A key combination; arrows have words for screen readers. */
export function KeyCaps({ keys, className }: KeyCapsProps) {
  const t = useT();
  const label = keysLabel(keys);
  const arrow = ARROWS.find((name) => keys.includes(name));
  if (!arrow) return <kbd className={className}>{label}</kbd>;
  const words = shortcutLabel(keys.replace(arrow, t(`EDITOR.SPOKEN.${keyPart(arrow)}`)));
  return (
    <kbd className={className}>
      <span role="img" aria-label={words}>
        {label}
      </span>
    </kbd>
  );
}
