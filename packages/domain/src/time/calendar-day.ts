/** Whether a text is an existing date in the form 2025-06-15. Years outside 2000–2099 are treated as typing errors. */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Converts a date to noon UTC, for formats that need a time. Midnight UTC would be on the day before in America. */
export const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
