import type { SectionLock } from '@plinth/model';
import { expect, test } from 'vitest';
import { blockGroups } from '../blocks/block-groups.ts';
import type { Block } from '../ports/blocks/port.ts';
import { createSession } from '../session/create-session.ts';
import { locationOf } from '../session/location-of.ts';
import { dropRules, nodeRemoveRefusal, treeVerdict } from './rules.ts';

const leaf = (id: string, widget: string) => ({ id, widget, properties: {}, children: [] });
const tree = { ...leaf('root', 'section'), children: [leaf('text', 'text')] };

const block: Block = {
  ...{ id: 'ftr-slim', name: 'Slim', category: 'footers', allowed: true, document: tree },
  ...{ templateUrl: '', previewUrl: '', previewRatio: null, previewColors: [] },
  ...{ showsFacts: false, showsImages: false, isOwn: false },
};

function opened(locked: SectionLock) {
  const session = createSession({
    sections: [{ name: 'footer', id: 1, label: 'Footer', usedOn: 3, tree, locked }],
    pageType: 'page',
    newId: () => 'new',
  });
  const location = locationOf(session, 'text');
  const blocks = blockGroups([block], location).flatMap((group) => group.blocks);
  const drop = dropRules(session).verdict('root', { ids: new Set(), widget: 'block', block });
  return { session, blocks, drop };
}

test('a section without locks takes widgets and blocks', () => {
  const { session, blocks, drop } = opened([]);
  expect(treeVerdict(session, 'root', leaf('new', 'button')).ok).toBe(true);
  expect(nodeRemoveRefusal(session, 'text')).toBeNull();
  expect(blocks).toEqual([block]);
  expect(drop.ok).toBe(true);
});

test('a section can lock out single widgets and blocks', () => {
  const { session, blocks, drop } = opened(['button', 'ftr-slim']);
  expect(treeVerdict(session, 'root', leaf('new', 'button'))).toMatchObject({
    reason: 'sectionLocked',
  });
  expect(treeVerdict(session, 'root', leaf('new', 'divider')).ok).toBe(true);
  expect(nodeRemoveRefusal(session, 'text')).toBeNull();
  expect(blocks).toEqual([]);
  expect(drop).toMatchObject({ reason: 'sectionLocked' });
});

test('a section that locks everything keeps what is in it', () => {
  const { session, blocks } = opened('all');
  expect(treeVerdict(session, 'root', leaf('new', 'divider')).ok).toBe(false);
  expect(nodeRemoveRefusal(session, 'text')).toBe('sectionLocked');
  expect(blocks).toEqual([]);
});
