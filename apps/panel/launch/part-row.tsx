import type { SitePart } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import { LinkAnchor } from '../router/links.tsx';
import { partPath } from './part-path.ts';

type PartRowProps = {
  readonly part: SitePart;
  /** Called when the link to the part is followed. */
  readonly onOpen: () => void;
  /** In a few words, next to the part's name. */
  readonly summary: string;
  /** A button after the summary. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** How a part of the site is called. */
export const usePartName = ({ kind, name }: SitePart): string => {
  const t = useT();
  return kind === 'header' || kind === 'footer' ? t(`MODULE.LAUNCH.PART.${keyPart(kind)}`) : name;
};

/** A part of the site in a list, with a link to its editor. */
export const PartRow = ({ part, onOpen, summary, action, children }: PartRowProps) => {
  const name = usePartName(part);
  return (
    <li className="launch-part">
      <div className="launch-part-head">
        <LinkAnchor to={partPath(part)} fw={500} onClick={onOpen}>
          {name}
        </LinkAnchor>
        <span>{summary}</span>
        {action}
      </div>
      {children}
    </li>
  );
};
