import { SPECIFIED_FIGURES } from "@capture/domain/planner";
import { specificationRows, type Specification } from "@capture/domain/specifications";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatList } from "@capture/domain/lib/locale";
import type { DecidedDevice } from "./decide";
import type { SheetInput } from "./sheet-blocks";

/** The name of another maker's device in the query string, and the prefix of its figures: `other-weight`. */
export const OTHER = "other";
/** Longer texts than a data sheet has would make the URL too long for the code on the sheet. */
export const MAX_OTHER_LENGTH = 60;

/** The fields that decide about accuracy. */
const ACCURACY_FIELDS = ["accuracy", "scanningRange"];

export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  /** The values of our devices, with their conditions. */
  readonly cells: readonly { readonly value: string; readonly conditions: string | null }[];
  /** What the visitor has entered for the other device. */
  readonly other: string;
}

export interface Comparison {
  readonly names: readonly string[];
  readonly otherName: string;
  readonly rows: readonly ComparedRow[];
  /** What no device specifies, and what is not entered for the other device. */
  readonly open: readonly string[];
}

/** More columns do not fit on paper. */
const MAX_COMPARED_DEVICES = 3;

/** The devices of the sheet's plan and comparison: those that the visitor has chosen, or the best. */
export function chosenDevices(devices: readonly DecidedDevice[], value: string | undefined): DecidedDevice[] {
  const chosen = devices.filter(({ device }) => (value ?? "").split(",").includes(device.slug));
  return (chosen.length > 0 ? chosen : devices).slice(0, MAX_COMPARED_DEVICES);
}

/** The fields on which the decision rests: those of the reasons, of the plan, and of the accuracy. */
function fieldsOf(devices: readonly DecidedDevice[], needsAccuracy: boolean): string[] {
  const fields = [
    ...(needsAccuracy ? ACCURACY_FIELDS : []),
    ...devices.flatMap(({ reasons }) => reasons.map(({ field }) => field)),
    ...Object.values(SPECIFIED_FIGURES).map(({ key }) => key),
  ];
  return [...new Set(fields.filter((field) => field !== ""))];
}

/** Compares up to three of our devices with one of another maker, whose figures the visitor has entered. */
export function compareDevices({ content, values, facts }: SheetInput, chosen: readonly DecidedDevice[]): Comparison {
  const { groups, labels, notStated, locale } = content;
  const keys = fieldsOf(chosen, facts.decision !== undefined);
  const otherName = (values[OTHER] ?? "").slice(0, MAX_OTHER_LENGTH);
  const otherOf = (key: string): string => (values[`${OTHER}-${key}`] ?? "").slice(0, MAX_OTHER_LENGTH);
  const entered = keys.flatMap((key): Specification[] => (otherOf(key) ? [{ key, value: otherOf(key) }] : []));
  const columns = [...chosen.map(({ device }) => device.specifications ?? []), entered];
  const rows = specificationRows(groups, columns, { keep: ({ key }) => keys.includes(key), notStated })
    .flatMap((group) => group.rows)
    .map(({ key, label, cells }) => ({
      key,
      label,
      cells: cells.slice(0, -1).map(({ value, conditionsText }) => ({ value, conditions: conditionsText })),
      other: otherOf(key),
    }));
  const specified = rows.map(({ key }) => key);
  const unspecified = groups.flatMap(({ fields }) =>
    fields.filter(({ key }) => keys.includes(key) && !specified.includes(key)).map(({ label }) => label),
  );
  const missing = rows.filter(({ other }) => other === "").map(({ label }) => label);
  return {
    names: chosen.map(({ device }) => device.name),
    otherName,
    rows: chosen.length > 0 ? rows : [],
    open: [
      ...unspecified.map((label) => fillPlaceholders(labels.question, { label })),
      ...(otherName && missing.length > 0
        ? [fillPlaceholders(labels.notEntered, { name: otherName, names: formatList(missing, locale) })]
        : []),
    ],
  };
}
