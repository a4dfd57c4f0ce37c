import {
  type ColorTheme,
  contrastRatio,
  type DocumentNode,
  type Properties,
  type PropertyValue,
} from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import type { SiteContext } from '@plinth/widgets/kit';
import { measureText } from '../../canvas/contrast/background-color.ts';
import { nearestReadable, neededContrast } from '../../canvas/contrast/nearest-color.ts';
import { loadedBytes, loadedWidth } from '../../canvas/frame/loaded-image.ts';
import { setValue } from '../../core/commands/properties.ts';
import { DONE } from '../../core/commands/step.ts';
import { withDeviceAt } from '../../core/properties/effective.ts';
import { isHiddenOn } from '../../core/properties/visibility.ts';
import { htmlProperty, pictureOf, pictureProperty } from '../../core/widgets/received-content.ts';
import { type FrameNeeds, frameProblems } from './frame-check.ts';
import type { Problem, Repair } from './problem.ts';
import { askOption } from './request-setting.ts';
import { colorWords } from './rewrite-text.ts';

export type CheckNeeds = FrameNeeds & {
  /** The widget's element in the frame. */
  readonly element: Element;
  readonly site: SiteContext;
  /** null while the site's colours are not there. */
  readonly theme: ColorTheme | null;
};

type Check = (needs: CheckNeeds) => readonly Problem[];

/** What belongs to a widget and not to one inside it. */
const isOwn = (element: Element, part: Element): boolean =>
  part.closest('[data-node-id]') === element;

/** Text nodes of the widget itself that have words. */
function ownWords(element: Element): readonly Element[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const found: Element[] = [];
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const parent = at.parentElement;
    if (parent && at.textContent?.trim() && isOwn(element, parent)) found.push(parent);
  }
  return found;
}

function contrastRepair({ node, theme }: CheckNeeds, at: number, token: string | null): Repair[] {
  if (token === null || theme === null) return [];
  const { id } = node;
  const text = htmlProperty(node);
  if (text !== null)
    return [
      {
        name: 'CONTRAST',
        color: token,
        run: ({ session }) =>
          setValue(session, [id], {
            path: [text],
            value: (own) => colorWords(String(own[text] ?? ''), at, token),
          }),
      },
    ];
  if (!Object.hasOwn(completeProperties(node), 'text_color')) return [];
  return [
    {
      name: 'CONTRAST',
      color: token,
      run: ({ session }) => setValue(session, [id], { path: ['text_color'], value: token }),
    },
  ];
}

const checkContrast: Check = (needs) => {
  const { node, element, theme } = needs;
  const poor = ownWords(element).flatMap((parent, at) => {
    const measured = measureText(parent);
    if (!measured || !parent.checkVisibility()) return [];
    const ratio = contrastRatio(measured.color, measured.ground);
    return ratio < neededContrast(measured.isLarge) ? [{ measured, ratio, at }] : [];
  });
  const [worst] = poor.sort((a, b) => a.ratio - b.ratio);
  if (!worst) return [];
  const { measured, ratio, at } = worst;
  const token = theme && nearestReadable(theme, measured);
  return [
    {
      kind: 'contrast',
      id: node.id,
      about: 'CONTRAST',
      values: { ratio: ratio.toFixed(1), needed: neededContrast(measured.isLarge) },
      repairs: contrastRepair(needs, at, token),
    },
  ];
};

const checkAlt: Check = ({ node, site }) => {
  const { is_decorative, alt } = node.properties;
  const picture = pictureOf(node);
  if (picture === null || is_decorative === true) return [];
  const media = site.media(picture);
  if (!media || (alt ?? media.alt) !== '') return [];
  return [
    {
      kind: 'alt',
      id: node.id,
      about: 'ALT',
      repairs: [
        askOption('DESCRIBE', node.id, 'alt'),
        {
          name: 'DECORATIVE',
          run: ({ session }) =>
            setValue(session, [node.id], { path: ['is_decorative'], value: true }),
        },
      ],
    },
  ];
};

/** px (WCAG 2.2, target size). */
const TARGET = 24;

/** The size of what can be pressed: a link in a line is as large as the picture in it. */
function pressable(part: Element): { readonly width: number; readonly height: number } {
  const boxes = [part, ...part.querySelectorAll('*')].map((each) => each.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
}

const checkTarget: Check = ({ node, element }) => {
  if (htmlProperty(node) !== null) return [];
  const small = [...element.querySelectorAll('a, button, summary')]
    .filter((part) => isOwn(element, part) && part.checkVisibility())
    .map(pressable)
    .find(({ width, height }) => height < TARGET - 0.5 || width < TARGET - 0.5);
  if (!small) return [];
  const missing = Math.ceil((TARGET - small.height) / 2);
  const padding = Number(completeProperties(node).padding_y ?? 0) + missing;
  const repairs: Repair[] =
    Object.hasOwn(completeProperties(node), 'padding_y') && missing > 0
      ? [
          {
            name: 'TARGET',
            run: ({ session }) =>
              setValue(session, [node.id], { path: ['padding_y'], value: padding }),
          },
        ]
      : [];
  const values = { width: Math.round(small.width), height: Math.round(small.height) };
  return [{ kind: 'target', id: node.id, about: 'TARGET', values, repairs }];
};

/** Bytes that a picture may cost anyway, and those from which it is too much in any size. */
const BUDGET = { small: 40_000, large: 400_000 };
/** A picture that much wider than it is shown could have been a smaller one. */
const FAR_WIDER = 2.2;

const another = (node: DocumentNode): Repair => ({
  name: 'PICTURE',
  run: async ({ session, ports }) => {
    const path = pictureProperty(node);
    const file = path === null ? null : await ports.pickMedia(pictureOf(node));
    return file === null || path === null
      ? DONE
      : setValue(session, [node.id], { path: [path], value: file });
  },
});

/** The width that is shown, asked for: the browser then takes the picture that fits it. */
const fitting = (node: DocumentNode, shown: number): Repair => ({
  name: 'FIT',
  values: { width: shown },
  run: ({ session }) =>
    setValue(session, [node.id], {
      path: ['max_width'],
      value: (own: Properties): PropertyValue | undefined =>
        withDeviceAt(own, ['max_width'], { device: 'desktop', value: `${shown}px` }),
    }),
});

const checkPicture: Check = ({ node, element, site }) => {
  const picture = pictureOf(node);
  if (picture === null) return [];
  const image = element.querySelector('img');
  const bytes = image ? loadedBytes(image) : null;
  if (!image || bytes === null) return [];
  const shown = Math.ceil(image.getBoundingClientRect().width);
  const isFarWider = loadedWidth(image) > shown * FAR_WIDER && bytes > BUDGET.small;
  if (shown === 0 || (!isFarWider && bytes <= BUDGET.large)) return [];
  const hasSizes = (site.media(picture)?.sources.length ?? 0) > 0;
  const isDesktop = (element.ownerDocument.defaultView?.innerWidth ?? 0) > 1024;
  const repairs = [
    ...(isFarWider && hasSizes && isDesktop ? [fitting(node, shown)] : []),
    another(node),
  ];
  const values = { kilobytes: Math.round(bytes / 1000), width: shown };
  return [{ kind: 'picture', id: node.id, about: 'PICTURE', values, repairs }];
};

const CHECKS: readonly Check[] = [
  checkContrast,
  checkAlt,
  frameProblems,
  checkTarget,
  checkPicture,
];

/** All that can be told of one widget by itself, as it stands in the frame now. */
export const widgetProblems = (needs: CheckNeeds): readonly Problem[] => {
  const isGhost = (['desktop', 'tablet', 'mobile_h', 'mobile_v'] as const).some(
    (device) => isHiddenOn(needs.node, device) && !needs.element.checkVisibility(),
  );
  return isGhost ? [] : CHECKS.flatMap((check) => check(needs));
};
