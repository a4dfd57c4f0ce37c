type JoinedWithUnderscores<Value extends string> =
  Value extends `${infer Start}${'.' | '-' | '/' | ' '}${infer End}`
    ? `${Start}_${JoinedWithUnderscores<End>}`
    : Value;

export type KeyPart<Value extends string> = Uppercase<JoinedWithUnderscores<Value>>;

/** Converts a value to a key segment: `mobile_h` to `MOBILE_H`, `popup.open` to `POPUP_OPEN`. */
export const keyPart = <Value extends string>(value: Value): KeyPart<Value> =>
  value.replaceAll(/[./ -]/g, '_').toUpperCase() as KeyPart<Value>;
