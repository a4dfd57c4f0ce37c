/** URL prefix of stored files. The content at a URL never changes. */
export const UPLOADS = '/uploads/';

export const mediaUrl = (file_key: string): string => UPLOADS + file_key;
