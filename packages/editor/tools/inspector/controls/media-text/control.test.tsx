// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { emptySite, type SiteContext } from '@plinth/widgets/kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeSite } from '../../../../core/ports/site/fake.ts';
import { SessionContext } from '../../../../core/session/context.ts';
import { createSession } from '../../../../core/session/create-session.ts';
import { type EditorServices, ServicesContext } from '../../../../core/session/services.ts';
import { fakePorts } from '../../../../core/testing/fake-ports.ts';
import { type ControlValue, InspectedContext } from '../../use-control.ts';
import { MediaTextField } from './control.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);
const media = ((id) => (id === 3 ? { alt: 'A yacht on stands' } : null)) as SiteContext['media'];
const site = fakeSite({ context: emptySite({ media }) });
const services = { ports: fakePorts({ site }) } as Partial<EditorServices> as EditorServices;

afterEach(cleanup);

function show(value: string | undefined, image = 3, others: readonly number[] = []) {
  const pictures = [image, ...others].map((image_id, at) => ({
    id: at === 0 ? 'pic' : `pic${at}`,
    widget: 'image',
    properties: { image_id },
    children: [],
  }));
  const session = createSession({
    sections: [
      {
        name: 'content',
        id: 1,
        label: '',
        tree: { id: 'root', widget: 'section', properties: {}, children: pictures },
        usedOn: 1,
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  const property: ControlValue = {
    value,
    origin: { kind: value === undefined ? 'default' : 'here' },
    set: vi.fn(),
    reset: vi.fn(),
  };
  render(
    <AppProvider i18n={i18n} nonce="">
      <ServicesContext value={services}>
        <SessionContext value={session}>
          <InspectedContext value={pictures.map((picture) => picture.id)}>
            <MediaTextField
              control={{
                kind: 'media_text',
                path: 'alt',
                label: 'WIDGET.IMAGE.ALT',
                image: 'image_id',
                replaces: 'alt',
                maxLength: 500,
              }}
              path="alt"
              id="pic"
              property={property}
              labelId="label"
            />
          </InspectedContext>
        </SessionContext>
      </ServicesContext>
    </AppProvider>,
  );
  return { property, field: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('while it’s empty, it shows the text of the image in gray', () => {
  expect(show(undefined).field.placeholder).toBe('A yacht on stands');
});

test('an image that is gone has no text', () => {
  expect(show(undefined, 4).field.placeholder).toBe('');
});

test('a text of its own replaces it until it’s deleted', () => {
  const { field, property } = show('Our boat');
  fireEvent.change(field, { target: { value: 'Our yacht' } });
  expect(property.set).toHaveBeenCalledWith('Our yacht');
  fireEvent.change(field, { target: { value: '' } });
  expect(property.reset).toHaveBeenCalled();
});

test('with several images selected, it doesn’t show the text of one of them', () => {
  expect(show(undefined, 3, [4]).field.placeholder).toBe('Mixed');
  cleanup();
  expect(show(undefined, 3, [3]).field.placeholder).toBe('A yacht on stands');
});
