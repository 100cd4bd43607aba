import { findPromisedDays } from "../../../../domain/promised-days";
import { siteLocale } from "../../locale";
import { valuesAt } from "../../collection";
import type { FactRule } from "../../facts";
import type { Problem } from "../../problem";

/**
 * Gives a notice for texts that promise something for a day that has passed, such as “ships in Q3 2025”, and for entries
 * and pages whose `reviewBy` has passed. A later note (`update`) covers the days before it.
 */
export const outdatedProblems: FactRule = (entry, values, { site }) => {
  const locale = siteLocale(site);
  const today = new Date().toISOString().slice(0, 10);
  const notice = (path: readonly (string | number)[], message: string): Problem => ({
    ...entry.file.problem(path, message),
    notice: true,
  });
  const [noteDay] = valuesAt(entry.value, ["update", "date"]);
  const [reviewBy] = valuesAt(entry.value, ["reviewBy"]);
  const isCovered = (day: string): boolean => day >= today || (typeof noteDay === "string" && noteDay > day);
  const outdated = values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string" || raw || (schema.format ?? "html") !== "html" || locale === undefined) return [];
    return findPromisedDays(value, locale)
      .filter(({ lastDay }) => !isCovered(lastDay))
      .map(({ words }) => notice(path, `“${words}” has passed; update the text, or say what became of it.`));
  });
  if (typeof reviewBy === "string" && reviewBy < today)
    outdated.push(
      notice(["reviewBy"], "this day has passed; read the texts again, then set a later day or remove it."),
    );
  return outdated;
};
