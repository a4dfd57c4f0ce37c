import { defineInspector } from '../kit/inspector/control.ts';
import { postMetaInspector } from '../kit/inspector/post-meta-controls.ts';

export const inspector = defineInspector(postMetaInspector());
