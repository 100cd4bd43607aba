import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";

/** The forms of a text with a number. `Intl.PluralRules` has no others. */
export const PLURAL_FORMS: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

/**
 * The texts of the engine, with those of the site in their place. Groups are merged field by field. A list replaces the
 * whole list, and so do the forms of a text with a number, because another language has other forms.
 */
export function mergeTexts(defaults: JsonValue | undefined, overrides: JsonValue | undefined): JsonValue | undefined {
  if (overrides === undefined) return defaults;
  if (!isRecord(defaults) || !isRecord(overrides) || hasPluralForms(overrides)) return overrides;
  const names = Object.keys({ ...defaults, ...overrides });
  return Object.fromEntries(
    names.flatMap((name) => {
      const merged = mergeTexts(defaults[name], overrides[name]);
      return merged === undefined ? [] : [[name, merged]];
    }),
  );
}

const hasPluralForms = (value: Record<string, JsonValue>): boolean =>
  "other" in value && Object.keys(value).every((name) => PLURAL_FORMS.includes(name));
