/** Size of the pictures that are made out of map tiles, in px. */
export const MAP_PICTURE_WIDTH = 1280;
export const MAP_PICTURE_MAX_HEIGHT = 1000;
