import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type ContrastPair, contrastPairs, isPoor, withReadableRole } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import './colors.css';
import { contrastNames } from './contrast-names.ts';
import { ContrastRow } from './contrast-row.tsx';
import { useColors } from './use-colors.ts';

const keyOf = ({ front, behind }: ContrastPair): string => `${front} ${behind}`;

/** How readable the colors are on each other: first those that aren't, with a fix. */
export function ContrastTable() {
  const t = useT();
  const id = useId();
  const { colors, change } = useColors();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const pairs = contrastPairs(colors);
  const poor = pairs.filter(isPoor);
  const good = pairs.filter((pair) => !isPoor(pair));
  const fixOf = (pair: ContrastPair) => {
    const { front, behind } = pair;
    const fixed = withReadableRole(colors, front) ?? withReadableRole(colors, behind);
    if (!fixed) return null;
    return () => {
      // The row is gone with the button.
      flushSync(() => change(fixed, t('EDITOR.CONTRAST.FIXED', contrastNames(t, pair))));
      toggle.current?.focus();
    };
  };
  return (
    <div className="pl-contrasts" data-testid="contrasts">
      {poor.length > 0 && (
        <Pairs>
          {poor.map((pair) => (
            <ContrastRow key={keyOf(pair)} pair={pair} onFix={fixOf(pair)} />
          ))}
        </Pairs>
      )}
      {good.length > 0 && (
        <UnstyledButton
          ref={toggle}
          className="pl-contrasts-good"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          data-testid="good-contrasts"
        >
          {t('EDITOR.CONTRAST.GOOD', { count: good.length })}
          <IconChevronDown size={16} aria-hidden="true" />
        </UnstyledButton>
      )}
      <div id={id}>
        {isOpen && (
          <Pairs>
            {good.map((pair) => (
              <ContrastRow key={keyOf(pair)} pair={pair} onFix={null} />
            ))}
          </Pairs>
        )}
      </div>
    </div>
  );
}

function Pairs({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('EDITOR.CONTRAST.PAIR')}</th>
          <th scope="col">{t('EDITOR.CONTRAST.RATIO')}</th>
          <th scope="col">
            <span className="pl-visually-hidden">{t('EDITOR.CONTRAST.FIX')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
