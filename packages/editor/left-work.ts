/** Unsaved changes that were left in this browser; small enough for screens without an editor. */
export {
  discardLeftWork,
  findLeftWork,
  type LeftWork,
  observeLeftWork,
  restoreWhenOpened,
} from './save/journal/left-work.ts';
