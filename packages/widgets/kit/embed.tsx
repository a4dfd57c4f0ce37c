import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { textDirection } from './rich-text/direction.ts';
import type { EditableAttributes, SiteContext } from './view.ts';

/** Content of another company, shown in a frame. */
export type Embedded = {
  /** Visitors agree to a service by its id, and see its name. */
  readonly service: { readonly id: string; readonly name: string };
  /** URL of the frame. Null: the content can't be shown in a frame, so the poster is a link. */
  readonly src: string | null;
  /**
   * HTML of the frame in place of a URL, for services that only have a script. The frame has an
   * origin of its own.
   */
  readonly document?: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** URL of the same content at the service. */
  readonly href: string;
  /** Browser features that the frame can use. By default, only the full screen. */
  readonly allow?: string;
  /** Query parameters that start playback, because the visitor's click asks for it. */
  readonly play?: string;
};

type EmbedProps = {
  readonly embedded: Embedded;
  readonly isClickToLoad: boolean;
  /** What a click does, such as “Play video”. */
  readonly action: { readonly icon: IconName; readonly label: string };
  readonly heading?: string | undefined;
  /** If the heading can be edited on the page. */
  readonly editableHeading?: EditableAttributes;
  readonly site: SiteContext;
  /** Shown over the poster but outside of it, because the poster is a link. Hidden with it. */
  readonly beside?: ReactNode;
  /** What the poster shows behind its texts. */
  readonly children?: ReactNode;
};

const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** A document of the page's own origin could read everything that the page can. */
const DOCUMENT_SANDBOX = SANDBOX.replace('allow-same-origin ', '');

/** The renderer finds frames by this class, and allows their hosts in the page's CSP. */
const EmbedFrame = ({ src, document, title, play, allow = 'fullscreen' }: Embedded) => (
  <iframe
    className="moto-embed-frame"
    title={title}
    loading="lazy"
    sandbox={document === undefined ? SANDBOX : DOCUMENT_SANDBOX}
    allow={allow}
    referrerPolicy="strict-origin-when-cross-origin"
    data-play={play}
    src={src ?? undefined}
    srcDoc={document}
  />
);

const hasFrame = ({ src, document }: Embedded): boolean => src !== null || document !== undefined;

/** Says what a click does. Without scripts, it opens the service. */
const PosterText = ({ embedded, action, isClickToLoad, site, ...props }: EmbedProps) => (
  <span className="moto-embed-text">
    {props.heading && (
      <b
        className="moto-embed-heading"
        dir={textDirection(props.heading)}
        {...props.editableHeading}
      >
        {props.heading}
      </b>
    )}
    <span className="moto-embed-action">
      <Icon name={action.icon} />
      <span className="moto-embed-load">{action.label}</span>
      <span className="moto-embed-open">{site.text('VISITOR.EMBED.OPEN')}</span>
      <span className="moto-embed-service">{embedded.service.name}</span>
    </span>
    {isClickToLoad && hasFrame(embedded) && (
      <small className="moto-embed-note moto-embed-load">
        {site.text(
          site.embedConsent === 'always' ? 'VISITOR.EMBED.NOTE_ALWAYS' : 'VISITOR.EMBED.NOTE_VISIT',
        )}
      </small>
    )}
    {hasFrame(embedded) && (
      <small className="moto-embed-note moto-embed-gone">{site.text('VISITOR.EMBED.GONE')}</small>
    )}
  </span>
);

const Poster = (props: EmbedProps) => (
  <a className="moto-embed-poster" href={props.embedded.href} target="_blank" rel="noopener">
    {props.children}
    <PosterText {...props} />
  </a>
);

/** If the service doesn't respond, the script replaces the frame by a link. */
const EmbedAtOnce = (props: EmbedProps) => {
  const { embedded } = props;
  const isAsked = embedded.src !== null;
  return (
    <div className="moto-embed" data-embed={isAsked ? embedded.service.id : undefined}>
      <EmbedFrame {...embedded} />
      {isAsked && (
        <template>
          <Poster {...props}>{null}</Poster>
        </template>
      )}
    </div>
  );
};

/**
 * Content of another company. It loads at once, or after a click on a poster, by the script
 * `embed`. The editor only shows the poster.
 */
export const Embed = (props: EmbedProps) => {
  const { embedded, isClickToLoad, site, beside } = props;
  const isFrame = hasFrame(embedded);
  const isAsked = isClickToLoad && isFrame;
  if (isFrame && !isClickToLoad && site.loadsIframes) return <EmbedAtOnce {...props} />;
  return (
    <div
      className="moto-embed"
      data-embed={isAsked ? embedded.service.id : undefined}
      data-consent={isAsked ? site.embedConsent : undefined}
      data-link={isFrame ? undefined : ''}
    >
      <Poster {...props} />
      {beside}
      {isFrame && site.loadsIframes && (
        <template>
          <EmbedFrame {...embedded} />
        </template>
      )}
    </div>
  );
};
