export { recognizeLink } from './core/links/recognize-link.ts';
