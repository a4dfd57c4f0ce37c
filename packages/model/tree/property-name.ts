/**
 * Property names are `snake_case`, so a stored key can't clash with built-in names such as
 * `__proto__`.
 */
export const PROPERTY_NAME = /^[a-z][a-z0-9_]{0,63}$/;

export const NODE_ID = /^[A-Za-z0-9_-]{1,64}$/;

export const WIDGET_NAME = /^[a-z][a-z0-9_]{0,63}$/;
