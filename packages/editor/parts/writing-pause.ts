/** ms without typing after which the next letter begins a step of its own. */
export const WRITING_PAUSE = 800;
