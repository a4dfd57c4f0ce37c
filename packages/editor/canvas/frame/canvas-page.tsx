import { useT } from '@plinth/i18n/react';
import { type PopupProperties, popupVariables } from '@plinth/model';
import { BackdropFrame } from '@plinth/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useSession } from '../../core/session/context.ts';
import { CanvasNode } from './canvas-node.tsx';
import { SectionSite } from './section-site.tsx';

type PopupFrameProps = { readonly popup: PopupProperties; readonly children: ReactNode };

/** A popup at its width and position, over its overlay. */
const PopupFrame = ({ popup, children }: PopupFrameProps) => (
  <div className="pl-popup-page" style={popupVariables(popup) as CSSProperties}>
    <div className={`moto-popup moto-popup-at-${popup.position}`}>{children}</div>
  </div>
);

const Backdrop = ({ url }: { readonly url: string }) => {
  const t = useT();
  return <BackdropFrame url={url} title={t('EDITOR.CANVAS')} className="pl-canvas-backdrop" />;
};

type CanvasPageProps = {
  /** How the document is shown if it's a popup. */
  readonly popup?: PopupProperties | undefined;
  /** URL of the page that it covers. */
  readonly behind?: string | null;
};

/** The page's sections in the same markup that visitors get. */
export function CanvasPage({ popup, behind = null }: CanvasPageProps) {
  const { sections } = useSession();
  const node = (name: 'header' | 'content' | 'footer') => {
    const section = sections.find((candidate) => candidate.name === name);
    return (
      section && (
        <SectionSite root={section.root} scope={name}>
          <CanvasNode id={section.root} scope={name} />
        </SectionSite>
      )
    );
  };
  const content = node('content');
  return (
    <>
      {popup && behind !== null && <Backdrop url={behind} />}
      <div className="page">
        {node('header')}
        {popup ? <PopupFrame popup={popup}>{content}</PopupFrame> : content}
      </div>
      {node('footer')}
    </>
  );
}
