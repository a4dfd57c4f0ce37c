import type { MessageKey } from '@plinth/i18n';
import type { MediaType } from '@plinth/model';

/** Label of a button or dialog that selects a file of this type. */
export const pickLabel = (type?: MediaType): MessageKey<'panel'> =>
  type === 'images' ? 'MODULE.MEDIA_LIBRARY.PICK_IMAGE' : 'MODULE.MEDIA_LIBRARY.PICK';
