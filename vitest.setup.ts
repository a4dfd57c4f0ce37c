import { configure } from '@testing-library/dom';

// The default of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });
