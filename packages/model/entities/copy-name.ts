const MAX_LENGTH = 255;

/** `About` becomes `About 2`, `About 2` becomes `About 3`. */
export const copyName = (name: string): string => {
  const [, base = name, number] = /^(.*?)(?: (\d{1,4}))?$/s.exec(name) ?? [];
  const next = ` ${number ? Number(number) + 1 : 2}`;
  return base.slice(0, MAX_LENGTH - next.length) + next;
};
