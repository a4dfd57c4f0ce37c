import { defineInspector } from '../kit/inspector/control.ts';
import { postFactInspector } from '../kit/inspector/post-fact-controls.ts';

export const inspector = defineInspector(postFactInspector());
