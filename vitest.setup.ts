import { configure } from '@testing-library/dom';

// The default of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Fields that grow with their text wait for fonts, which happy-dom doesn't have.
if (typeof document !== 'undefined' && !('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}
