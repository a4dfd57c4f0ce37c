import type { FactName, WidgetNode } from '@plinth/model';
import { emptySite, type SiteContext } from '@plinth/widgets/kit';
import { describe, expect, test } from 'vitest';
import { isSeen, missingFacts, renderDocument } from './index.ts';

const node = (
  id: string,
  widget: string,
  properties: WidgetNode['properties'],
  ...children: WidgetNode[]
): WidgetNode => ({ id, widget, properties, children });

const has =
  (...names: FactName[]): SiteContext['fact'] =>
  (name) =>
    names.includes(name) ? { text: name, image: null, isMissing: false } : null;

describe('a widget that needs a fact', () => {
  const card = node('w1', 'column', { needed_facts: ['phone'] });

  test('is not seen while the site lacks it, or only has its name', () => {
    expect(missingFacts(card, has('email'))).toEqual(['phone']);
    expect(missingFacts(card, (name) => ({ text: name, image: null, isMissing: true }))).toEqual([
      'phone',
    ]);
    expect([isSeen(card, has('email')), isSeen(card, has('phone'))]).toEqual([false, true]);
  });

  test('is seen with any of the facts that are enough', () => {
    const contact = node('w1', 'block', { needed_facts: ['phone', 'email'] });
    expect(missingFacts(contact, has('hours'))).toEqual(['phone', 'email']);
    expect(missingFacts(contact, has('hours', 'email'))).toEqual([]);
  });

  test.each([
    ['fact.call', 'phone'],
    ['fact.mail', 'email'],
    ['fact.directions', 'address'],
  ] as const)('is a button with the link %s', (action, need) => {
    const button = node('w1', 'button', { link: { action } });
    expect(missingFacts(button, has())).toEqual([need]);
    expect(missingFacts(button, has(need))).toEqual([]);
  });

  test('is no column with such a link, which has content of its own', () => {
    expect(missingFacts(node('w1', 'column', { link: { action: 'fact.call' } }), has())).toEqual(
      [],
    );
  });
});

test('a widget hidden on all devices is not seen', () => {
  const visibility = { desktop: false, tablet: false, mobile_h: false };
  expect(isSeen(node('w1', 'text', { visibility }), has())).toBe(true);
  const nowhere = { ...visibility, mobile_v: false };
  expect(isSeen(node('w1', 'text', { visibility: nowhere }), has())).toBe(false);
});

describe('a document', () => {
  const column = (id: string, properties: WidgetNode['properties']) =>
    node(id, 'column', properties, node(`${id}t`, 'text', { html: `<p>${id}</p>` }));
  const row = node(
    'w1',
    'row',
    {},
    column('call', { needed_facts: ['phone'] }),
    column('mail', {}),
  );
  const tree = node('w0', 'section', {}, row);
  const html = (fact: SiteContext['fact'], mode: 'visit' | 'edit' = 'visit') =>
    renderDocument({ tree, scope: 'content', site: emptySite({ fact }), mode }).html;

  test('leaves out what visitors do not see, and the columns that are left fill the row', () => {
    expect(html(has())).not.toContain('<p>call</p>');
    expect(html(has())).toContain('<p>mail</p>');
    expect(html(has())).toContain('moto-shortened');
    expect(html(has('phone'))).toContain('<p>call</p>');
    expect(html(has('phone'))).not.toContain('moto-shortened');
  });

  test('still has it on the canvas, marked', () => {
    expect(html(has(), 'edit')).toMatch(/moto-facts-missing"[^>]*data-node-id="call"/);
    expect(html(has('phone'), 'edit')).not.toContain('moto-facts-missing');
  });

  test('is empty if it needs a fact itself', () => {
    const footer = { ...tree, properties: { needed_facts: ['hours'] } };
    const site = emptySite({ fact: has() });
    expect(renderDocument({ tree: footer, scope: 'footer', site }).html).toBe('');
  });
});
