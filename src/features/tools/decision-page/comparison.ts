import { SPECIFIED_FIGURES } from "@capture/domain/planner";
import { specificationRows, type Specification } from "@capture/domain/specifications";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatList } from "@capture/domain/lib/locale";
import type { DecidedDevice } from "./decide";
import { shownDevices } from "./plan-devices";
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
  /** What no device states, and what the other device does not state, as questions. */
  readonly open: readonly string[];
}

/** The figures on which the decision rests: those of the reasons, of the plan, and of the accuracy. */
export function fieldsOf(devices: readonly DecidedDevice[], needsAccuracy: boolean): string[] {
  const fields = [
    ...(needsAccuracy ? ACCURACY_FIELDS : []),
    ...devices.flatMap(({ reasons }) => reasons.map(({ field }) => field)),
    ...Object.values(SPECIFIED_FIGURES).map(({ key }) => key),
  ];
  return [...new Set(fields.filter((field) => field !== ""))];
}

/** Compares up to three of our devices with one of another maker, whose figures the visitor has entered. */
export function compareDevices({ content, values, facts }: SheetInput, devices: readonly DecidedDevice[]): Comparison {
  const { groups, labels, notStated, locale } = content;
  const chosen = shownDevices(devices, (values.devices ?? "").split(","));
  const keys = fieldsOf(devices, facts.decision !== undefined);
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
  const stated = rows.map(({ key }) => key);
  const unstated = groups.flatMap(({ fields }) =>
    fields.filter(({ key }) => keys.includes(key) && !stated.includes(key)).map(({ label }) => label),
  );
  const missing = rows.filter(({ other }) => other === "").map(({ label }) => label);
  return {
    names: chosen.map(({ device }) => device.name),
    otherName,
    rows: devices.length > 0 ? rows : [],
    open: [
      ...unstated.map((label) => fillPlaceholders(labels.question, { label })),
      ...(otherName && missing.length > 0
        ? [fillPlaceholders(labels.unstated, { name: otherName, names: formatList(missing, locale) })]
        : []),
    ],
  };
}
