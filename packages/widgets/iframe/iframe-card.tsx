import type { CSSProperties } from 'react';
import type { SiteContext } from '../kit/view.ts';

type IframeCardProps = {
  readonly title: string;
  readonly url: string;
  readonly site: SiteContext;
};

/** Inline styles, because visitors never load the card. */
const CARD: CSSProperties = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: 16,
  overflow: 'hidden',
  background: '#f4f6f8',
  color: '#3d444f',
  font: '14px/1.5 system-ui, sans-serif',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  outline: '1px dashed #8a94a3',
  outlineOffset: -1,
};

/** A placeholder with the size of the iframe, shown where iframes don't load. */
export const IframeCard = ({ title, url, site }: IframeCardProps) => (
  <div className="moto-frame" style={CARD}>
    <b>{title}</b>
    <span>{url}</span>
    <small>{site.text('VISITOR.IFRAME.CARD')}</small>
  </div>
);
