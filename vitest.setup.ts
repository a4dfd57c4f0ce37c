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

// A request that outlives its test gets no answer. If it failed, the panel would send it again a
// second later, during a test of another file.
if (typeof document !== 'undefined') globalThis.fetch = () => new Promise(() => undefined);
