/** Entities that drawing programs declare in front of an SVG, such as the names of namespaces. */

const MAX_ENTITIES = 100;

const DOCTYPE = /<!DOCTYPE\s+svg\b(?:"[^"]*"|'[^']*'|[^"'[\]>])*\[/iy;
const DOCTYPE_END = /\]\s*>/y;

/**
 * One part of the declarations. Values are text alone: neither markup nor other entities, which
 * could multiply. Entities in other files, and those for declarations, are not a part.
 */
const PART =
  /\s+|<!--[\s\S]*?-->|<!(?:ATTLIST|ELEMENT|NOTATION)\s(?:"[^"]*"|'[^']*'|[^"'<>])*>|<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/y;

type Declared = { readonly values: ReadonlyMap<string, string>; readonly end: number };

function declaredIn(text: string, start: number): Declared | null {
  const values = new Map<string, string>();
  let end = start;
  for (;;) {
    PART.lastIndex = end;
    const found = PART.exec(text);
    if (!found) break;
    end = PART.lastIndex;
    const [, name, double, single] = found;
    // The first declaration counts.
    if (name && !values.has(name)) values.set(name, double ?? single ?? '');
    if (values.size > MAX_ENTITIES) return null;
  }
  DOCTYPE_END.lastIndex = end;
  return DOCTYPE_END.test(text) ? { values, end: DOCTYPE_END.lastIndex } : null;
}

const escaped = (value: string): string =>
  value.replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/**
 * The text from `start`, with the entities that its document type declares in their places. The text
 * itself if it declares none. Null if they could be more than text, or become longer than
 * `maxLength`.
 */
export function withoutEntities(text: string, start: number, maxLength: number): string | null {
  DOCTYPE.lastIndex = start;
  if (!DOCTYPE.test(text)) return text.slice(start);
  const declared = declaredIn(text, DOCTYPE.lastIndex);
  if (!declared) return null;
  const { values, end } = declared;
  let length = text.length - end;
  let isTooLong = false;
  const expanded = text.slice(end).replaceAll(/&([A-Za-z_][\w.-]*);/g, (reference, name) => {
    const value = values.get(name);
    if (value === undefined || isTooLong) return reference;
    length += value.length;
    isTooLong = length > maxLength;
    return escaped(value);
  });
  return isTooLong || expanded.length > maxLength ? null : expanded;
}
