/** Property names are `snake_case`, so that no stored key can ever name something of the language. */
export const PROPERTY_NAME = /^[a-z][a-z0-9_]{0,63}$/;

export const NODE_ID = /^[A-Za-z0-9_-]{1,64}$/;

export const WIDGET_NAME = /^[a-z][a-z0-9_]{0,63}$/;
