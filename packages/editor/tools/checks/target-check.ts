import { completeProperties } from '@plinth/render/react';
import { WIDGET_CHECKS } from '@plinth/widgets/checks';
import { textElement } from '../../core/commands/edit-inline-text.ts';
import { valueAt } from '../../core/properties/property-path.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import type { Check, CheckNeeds } from './check.ts';
import { isOwn } from './own-parts.ts';
import type { Repair } from './problem.ts';

/** Minimum target size in px (WCAG 2.2, 2.5.8). */
const TARGET = 24;

/** Size of the clickable area: an inline link is as large as the image inside it. */
function pressable(part: Element): { readonly width: number; readonly height: number } {
  const boxes = [part, ...part.querySelectorAll('*')].map((each) => each.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
}

/** Links in running text are exempt from the minimum size. */
function isInText({ node, element }: CheckNeeds, part: Element): boolean {
  return richTexts(node.widget).some(({ path }) => textElement(element, path)?.contains(part));
}

function enlarge({ node }: CheckNeeds, height: number): readonly Repair[] {
  const path = WIDGET_CHECKS[node.widget]?.tapPaddingPath?.split('.');
  const missing = Math.ceil((TARGET - height) / 2);
  if (path === undefined || missing <= 0) return [];
  const padding = Number(valueAt(completeProperties(node) as typeof node.properties, path) ?? 0);
  return [
    {
      label: 'EDITOR.CHECK.REPAIR.TARGET',
      change: {
        id: node.id,
        path,
        value: () => padding + missing,
        before: padding,
        after: padding + missing,
      },
    },
  ];
}

/** Finds the first link or button of a widget that is too small to tap. */
export const checkTarget: Check = (needs) => {
  const { node, element } = needs;
  const small = [...element.querySelectorAll('a, button, summary')]
    .filter((part) => isOwn(element, part) && part.checkVisibility() && !isInText(needs, part))
    .map(pressable)
    .find(({ width, height }) => height < TARGET - 0.5 || width < TARGET - 0.5);
  if (!small) return [];
  const values = { width: Math.round(small.width), height: Math.round(small.height) };
  const repairs = enlarge(needs, small.height);
  return [{ kind: 'target', id: node.id, text: 'EDITOR.CHECK.TARGET', values, repairs }];
};
