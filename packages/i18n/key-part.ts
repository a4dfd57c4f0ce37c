type Joined<Value extends string> =
  Value extends `${infer Start}${'.' | '-' | '/' | ' '}${infer End}`
    ? `${Start}_${Joined<End>}`
    : Value;

export type KeyPart<Value extends string> = Uppercase<Joined<Value>>;

/** Converts a value to a key segment: `mobile_h` to `MOBILE_H`, `popup.open` to `POPUP_OPEN`. */
export const keyPart = <Value extends string>(value: Value): KeyPart<Value> =>
  value.replaceAll(/[./ -]/g, '_').toUpperCase() as KeyPart<Value>;
