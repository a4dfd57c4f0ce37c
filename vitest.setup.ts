import { configure } from '@testing-library/dom';
import { afterAll } from 'vitest';

// The default of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Fields that grow with their text wait for fonts, which happy-dom doesn't have.
if (typeof document !== 'undefined' && !('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

// Files of one worker share a document; what the last test shows would be found by the next file.
afterAll(() => globalThis.document?.body.replaceChildren());

// What a test leaves unanswered stays so: a refused request would be sent again a second later, and
// be one of the next file's requests.
if (typeof document !== 'undefined') globalThis.fetch = () => new Promise(() => undefined);
