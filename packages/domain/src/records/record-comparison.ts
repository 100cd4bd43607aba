import { fillPlaceholders } from "../placeholders";
import { recordGroups, repeatsText, type RecordFacts, type RecordLabels } from "./record-groups";
import type { Specification, SpecificationGroup } from "../specifications";

/** Labels of the records; `comparison` is the title of a group of rows. */
type ComparedLabels = RecordLabels & { readonly comparison: string };

interface RecordedDevice {
  readonly slug: string;
  readonly name: string;
  readonly specifications: readonly Specification[] | null;
  readonly record: RecordFacts | null;
}

/** The records of devices as rows of the comparison. */
interface RecordComparison {
  readonly groups: readonly SpecificationGroup[];
  /** The values of each device, by its slug. */
  readonly values: Readonly<Record<string, readonly Specification[]>>;
}

/**
 * Compares the records of devices, in the form of specifications. Fields that only repeat the specification or the name
 * of each device are omitted.
 * @param groups of the specification
 * @param labels `null` on a site without records
 */
export function recordComparison(
  devices: readonly RecordedDevice[],
  groups: readonly SpecificationGroup[],
  labels: ComparedLabels | null,
): RecordComparison {
  if (!labels || devices.every(({ record }) => record === null)) return { groups: [], values: {} };
  const records = devices.map((device) => ({
    shown: shownTexts(device, groups),
    rows: recordGroups(device.record, labels).flatMap(({ rows }) => rows),
  }));
  const isRepeated = (key: string): boolean => {
    const stated = records.flatMap(({ shown, rows }) => {
      const value = rows.find((row) => row.key === key)?.value ?? null;
      return value === null ? [] : [shown.some((text) => repeatsText(value, text))];
    });
    return stated.length > 0 && stated.every(Boolean);
  };
  return {
    groups: recordGroups(null, labels)
      .map(({ id, heading, rows }) => ({
        id: `record-${id}`,
        title: fillPlaceholders(labels.comparison, { group: heading }),
        fields: rows
          .filter(({ key }) => !isRepeated(key))
          .map(({ key, term }) => ({ key: `record-${key}`, label: term })),
      }))
      .filter(({ fields }) => fields.length > 0),
    values: Object.fromEntries(
      devices.map(({ slug }, index) => [
        slug,
        (records[index]?.rows ?? []).flatMap(({ key, value }) =>
          value === null ? [] : [{ key: `record-${key}`, value }],
        ),
      ]),
    ),
  };
}

/** The texts of a device that the comparison shows above its record. */
function shownTexts({ name, specifications }: RecordedDevice, groups: readonly SpecificationGroup[]): string[] {
  const stated = specifications ?? [];
  const absent = groups
    .flatMap(({ fields }) => fields)
    .filter(({ key }) => !stated.some((each) => each.key === key))
    .flatMap((field) => field.absent ?? []);
  return [name, ...stated.map(({ value }) => value), ...absent];
}
