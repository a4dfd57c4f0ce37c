// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { emptySite } from '@plinth/widgets/kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeSite } from '../../../../core/ports/site/fake.ts';
import { type EditorServices, ServicesContext } from '../../../../core/session/services.ts';
import { fakePorts } from '../../../../core/testing/fake-ports.ts';
import type { ControlValue } from '../../use-control.ts';
import { TextField } from './control.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);
const text = (key: string) => (key === 'VISITOR.RECENT_POSTS.TITLE' ? 'Neueste Beiträge' : key);
const site = fakeSite({ context: emptySite({ text }) });
const services = { ports: fakePorts({ site }) } as Partial<EditorServices> as EditorServices;

const property = (kind: 'default' | 'mixed'): ControlValue => ({
  value: undefined,
  origin: { kind },
  set: () => undefined,
  reset: () => undefined,
});

const field = (value: ControlValue, isUrl = false) => {
  cleanup();
  render(
    <AppProvider i18n={i18n} nonce="">
      <ServicesContext value={services}>
        <TextField
          control={{
            kind: 'text',
            path: 'title',
            label: 'WIDGET.BLOG_RECENT_POSTS.TITLE',
            placeholder: 'VISITOR.RECENT_POSTS.TITLE',
            maxLength: 200,
            isUrl,
          }}
          path="title"
          property={value}
          labelId="label"
        />
      </ServicesContext>
    </AppProvider>,
  );
  return screen.getByRole<HTMLInputElement>('textbox');
};

const placeholder = (value: ControlValue) => field(value).placeholder;

test('an empty text shows as placeholder what visitors read, in the site’s language', () => {
  expect(placeholder(property('default'))).toBe('Neueste Beiträge');
});

test('different texts of several widgets have no placeholder of one of them', () => {
  expect(placeholder(property('mixed'))).toBe(i18n.t('EDITOR.MIXED'));
});

test.each([
  ['<https://example.com/a>\u200b', 'https://example.com/a'],
  ["example.com/o'brien", 'https://example.com/o%27brien'],
])('the URL %j is stored without what was copied along with it', (typed, stored) => {
  const set = vi.fn();
  fireEvent.blur(field({ ...property('default'), value: typed, set }, true));
  expect(set).toHaveBeenCalledWith(stored);
});

test('a URL that can be stored stays as it was typed', () => {
  const set = vi.fn();
  fireEvent.blur(field({ ...property('default'), value: 'example.com/a', set }, true));
  expect(set).not.toHaveBeenCalled();
});
