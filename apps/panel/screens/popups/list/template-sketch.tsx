import type { PopupTemplate } from '@plinth/model';

type Line = 'title' | 'text' | 'button' | 'image';

const TEXTS: readonly Line[] = ['title', 'text', 'text'];

const SKETCHES: { readonly [T in PopupTemplate]: readonly (readonly Line[])[] } = {
  blank: [[]],
  announcement: [[...TEXTS, 'button']],
  call: [['title', 'text', 'button']],
  offer: [['image'], [...TEXTS, 'button']],
  image: [['image', 'text']],
  contact: [['title', 'text', 'text', 'text']],
  notice: [['text', 'text']],
};

/** A drawing of what a template contains. */
export const TemplateSketch = ({ template }: { readonly template: PopupTemplate }) => (
  <span className="popup-sketch" data-template={template} aria-hidden>
    <span className="popup-sketch-box">
      {SKETCHES[template].map((lines, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <span key={column} className="popup-sketch-column">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            <span key={index} className={`popup-sketch-${line}`} />
          ))}
        </span>
      ))}
    </span>
  </span>
);
