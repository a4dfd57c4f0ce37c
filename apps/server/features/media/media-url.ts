/** Where a file of the store is served; addresses below it never change what they show. */
export const UPLOADS = '/uploads/';

export const mediaUrl = (file_key: string): string => UPLOADS + file_key;
