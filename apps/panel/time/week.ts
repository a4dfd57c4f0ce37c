import { WEEKDAYS, type Weekday } from '@plinth/model';

type WeekInfo = { readonly firstDay: number };
type LocaleWithWeek = Intl.Locale & {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
};

const MONDAY = 1;

/** The days of the week in the order of a region, given as a BCP 47 tag. */
export function weekOf(language: string): readonly Weekday[] {
  const locale: LocaleWithWeek = new Intl.Locale(language);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: MONDAY };
  return [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];
}
