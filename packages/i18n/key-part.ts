type Joined<Value extends string> =
  Value extends `${infer Start}${'.' | '-' | '/' | ' '}${infer End}`
    ? `${Start}_${Joined<End>}`
    : Value;

export type KeyPart<Value extends string> = Uppercase<Joined<Value>>;

/** A value as a part of a key: `mobile_h` is `MOBILE_H`, `popup.open` is `POPUP_OPEN`. */
export const keyPart = <Value extends string>(value: Value): KeyPart<Value> =>
  value.replaceAll(/[./ -]/g, '_').toUpperCase() as KeyPart<Value>;
