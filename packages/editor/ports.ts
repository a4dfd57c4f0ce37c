import type { Allowed, ColorTheme, Framing, SectionName, WidgetNode } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { DesignPort } from './design/design-port.ts';

/** Something that a link or widget can point at. */
export type Choice = { readonly id: number; readonly name: string; readonly detail?: string };

/** A page of the site, in the order of their tree. */
export type PageChoice = Choice & {
  readonly status: 'publish' | 'pending' | 'draft' | 'future';
  readonly isHome: boolean;
  /** The page that it stands below; null at the top. */
  readonly parent: number | null;
};

/** The revisions that a page's documents were read at; the shared ones are absent where it has none. */
export type Revisions = {
  readonly content: number;
  readonly header?: number | undefined;
  readonly footer?: number | undefined;
};

/** Trees of some of the page's sections, as they are stored. */
export type SectionTrees = { readonly [N in SectionName]?: WidgetNode };

export type SaveRequest = {
  /** The changed sections alone. */
  readonly sections: SectionTrees;
  /** What they build on: a save never replaces anything else. */
  readonly revisions: Revisions;
};

/** A header or footer that several pages show. */
export type SharedSection = {
  readonly name: 'header' | 'footer';
  /** The stored section's id. */
  readonly id: number;
  readonly tree: WidgetNode;
};

export type OwnSection = {
  readonly id: number;
  readonly label: string;
  readonly revision: number;
};

/** A ready-made part of a page. */
export type Block = {
  readonly id: number | string;
  readonly name: string;
  readonly category: string;
  readonly allowed: Allowed;
  /** The address of a picture of it; empty where there is none. */
  readonly previewUrl: string;
  /** The main colours that the picture shows. */
  readonly previewColors: readonly string[];
  /** Its children are what is put on a page; a prebuilt block has none before it is taken. */
  readonly document: WidgetNode;
  /** Kept by the owner, who may delete it. */
  readonly isOwn: boolean;
};

/** One of the last saves of a page. */
export type Revision = {
  readonly revision: number;
  /** ISO time. */
  readonly created: string;
  readonly author: { readonly name: string } | null;
  readonly is_current: boolean;
  /** Widgets that the save added, removed and changed; null where nothing precedes it. */
  readonly changes: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
  } | null;
  /** The shared sections among what it changed. */
  readonly shared: readonly ('header' | 'footer')[];
};

/** An address that opens without a session; `expires` is an ISO time. */
export type SignedAddress = { readonly url: string; readonly expires: string };

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revisions: Revisions }
  /** Somebody saved since: all sections as they are stored now. */
  | {
      readonly kind: 'conflict';
      readonly sections: SectionTrees;
      readonly revisions: Revisions;
    }
  /** The server refuses what it got: error keys by path from `sections.…`. */
  | { readonly kind: 'refused'; readonly errors: { readonly [path: string]: readonly string[] } }
  /** Nothing came back; the same is worth sending again by itself. */
  | { readonly kind: 'unreachable' }
  /** Not stored; `messageKey` says why. */
  | { readonly kind: 'failed'; readonly messageKey: string };

/** Where the page is online now, or the key of a message that says why it is not. */
export type PublishOutcome = { readonly address: string } | { readonly problem: string };

/** Bytes as they travel: the document with the styles in it, the site's style sheet, scripts. */
export type Cost = { readonly html: number; readonly css: number; readonly scripts: number };

export type PageCost = Cost & {
  /** What the page without the widget would save. */
  readonly widget: Cost | null;
};

/** A picture of the library, as lists show it. */
export type LibraryPicture = {
  readonly id: number;
  readonly name: string;
  /** The address of a small rendition. */
  readonly previewUrl: string;
  /** Says nothing when it is cut to a square: logos, signs, banners. */
  readonly isWhole: boolean;
  /** Centre of interest in percent. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly lacksAlt: boolean;
};

/** Some pictures of the library, and how many there are. */
export type PictureRound = {
  readonly items: readonly LibraryPicture[];
  readonly total: number;
};

/**
 * All that the editor needs of the world around it. It knows no server and no route: the panel hands
 * it these.
 */
export type EditorPorts = {
  /** What views read; a new object whenever some of it has changed. */
  readonly site: SiteContext;
  /** Lets the person choose or upload a picture, or what is asked for; answers its id, null for none. */
  readonly pickMedia: (chosen: number | null, type?: 'video' | 'any') => Promise<number | null>;
  /**
   * A round of the newest pictures whose name has the words, from the one after `skip` others; some of
   * those may stand before it. A new function whenever pictures were uploaded.
   */
  readonly pictures: (search: string, skip: number) => Promise<PictureRound>;
  /** Uploads pictures from outside and shows how it goes; answers the ids of those that are there. */
  readonly uploadPictures: (files: readonly File[]) => Promise<readonly number[]>;
  /** Pages, menus … to choose from, loaded when first asked for. */
  readonly pages: () => Promise<readonly PageChoice[]>;
  /** Lets the person make a page; answers its id, null for none. */
  readonly newPage: () => Promise<number | null>;
  readonly menus: () => Promise<readonly Choice[]>;
  /** Presets of a widget; `detail` is the class name. */
  readonly presets: (widget: string) => Promise<readonly Choice[]>;
  /** Named text styles; `detail` is the class name. */
  readonly textStyles: () => Promise<readonly Choice[]>;
  readonly design: DesignPort;
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Gives the page this header or footer, as it is stored, for itself alone. */
  readonly ownSection: (section: SharedSection) => Promise<OwnSection>;
  /** The last saves, the newest first. */
  readonly revisions: () => Promise<readonly Revision[]>;
  /** All sections of the page as they stood at one of them. */
  readonly revision: (revision: number) => Promise<SectionTrees>;
  /** Puts the page as stored online. */
  readonly publish: () => Promise<PublishOutcome>;
  readonly blocks: () => Promise<readonly Block[]>;
  /** What a prebuilt block looks like now; null where only its picture is known. */
  readonly blockLook: (id: Block['id']) => Promise<WidgetNode | null>;
  /** What is in a prebuilt block, with its pictures in the library. */
  readonly takeBlock: (id: Block['id']) => Promise<WidgetNode>;
  readonly saveBlock: (block: Pick<Block, 'name' | 'document'>) => Promise<Block>;
  readonly renameBlock: (id: Block['id'], name: string) => Promise<void>;
  readonly deleteBlock: (id: Block['id']) => Promise<void>;
  /** A private address that shows the page as stored. */
  readonly previewUrl: () => Promise<SignedAddress>;
  /** A private address that shows the page with these sections and colours in place of the stored ones. */
  readonly look: (
    sections: SaveRequest['sections'],
    colors: ColorTheme | undefined,
  ) => Promise<SignedAddress>;
  /** What the page costs a visitor with these sections, and the part of one widget in it. */
  readonly cost: (sections: SectionTrees, widget: string | null) => Promise<PageCost>;
  /** Whether the site may show an address in a frame; may reject where nobody can be asked. */
  readonly framing: (address: string) => Promise<Framing>;
  /** The editor has begun to explain itself: a first visit is one no more. */
  readonly tourShown: () => void;
  /** Whether letters without a modifier are commands: a choice of the person's profile. */
  readonly hasSingleKeys: () => boolean;
  /** Opens the page's settings, or leaves the editor. */
  readonly openSettings: () => void;
  readonly openPage: (id: number) => void;
  readonly leave: () => void;
  /** Throws the open documents away and loads them again. */
  readonly reload: () => void;
};
