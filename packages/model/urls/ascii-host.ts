/** Hosts as browsers ask for them: Punycode (RFC 3492) for letters that aren't ASCII. */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE)
    rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function writtenNumber(value: number, bias: number): string {
  let written = '';
  let rest = value;
  for (let place = BASE; ; place += BASE) {
    const threshold = Math.min(Math.max(place - bias, T_MIN), T_MAX);
    if (rest < threshold) return written + DIGITS[rest];
    written += DIGITS[threshold + ((rest - threshold) % (BASE - threshold))];
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

function punycode(label: string): string {
  const codes = [...label].map((letter) => letter.codePointAt(0) ?? 0);
  const basic = codes.filter((code) => code < FIRST_CODE);
  let written = basic.length > 0 ? `${String.fromCharCode(...basic)}-` : '';
  let [code, delta, bias, done] = [FIRST_CODE, 0, FIRST_BIAS, basic.length];
  while (done < codes.length) {
    const next = Math.min(...codes.filter((each) => each >= code));
    delta += (next - code) * (done + 1);
    code = next;
    for (const each of codes) {
      if (each < code) delta += 1;
      if (each !== code) continue;
      written += writtenNumber(delta, bias);
      bias = adapted(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    code += 1;
  }
  return written;
}

const NOT_ASCII = /\P{ASCII}/u;
/** The longest label of a host. Longer ones stay, and are refused where hosts are checked. */
const MAX_LABEL = 63;

const asciiLabel = (label: string): string =>
  NOT_ASCII.test(label) && label.length <= MAX_LABEL ? `xn--${punycode(label)}` : label;

/** `www.müller.example` is `www.xn--mller-kva.example`. A host that is ASCII stays as it is. */
export const asciiHost = (host: string): string =>
  NOT_ASCII.test(host)
    ? host
        .normalize('NFKC')
        .toLowerCase()
        .split(/[.\u3002]/)
        .map(asciiLabel)
        .join('.')
    : host;
