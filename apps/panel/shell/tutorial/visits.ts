import { readStorageJson, writeStorageJson } from '@plinth/ui';

const keyOf = (userId: number): string => `plinth_tutorial_${userId}`;

type Visits = { readonly sections: readonly string[]; readonly opens: boolean };

const readVisits = (userId: number): Visits => {
  const stored = readStorageJson(keyOf(userId));
  const { sections, opens }: Partial<Visits> = typeof stored === 'object' ? { ...stored } : {};
  return { sections: Array.isArray(sections) ? sections : [], opens: opens !== false };
};

/** Whether a section's tutorial opens on its own: the first time, unless the user turned it off. */
export const opensByItself = (userId: number, section: string): boolean => {
  const { sections, opens } = readVisits(userId);
  return opens && !sections.includes(section);
};

export const rememberVisit = (userId: number, section: string): void => {
  const { sections, opens } = readVisits(userId);
  writeStorageJson(keyOf(userId), { sections: [...new Set([...sections, section])], opens });
};

export const tutorialsOpen = (userId: number): boolean => readVisits(userId).opens;

export const setTutorialsOpen = (userId: number, opens: boolean): void =>
  writeStorageJson(keyOf(userId), { ...readVisits(userId), opens });
