import type { TermUse } from "./glossary";

/** One value of a device's specification: `{ key: "weight", value: "About 0.655 kg" }`. */
export interface Specification {
  readonly key: string;
  readonly value: string;
  /** The conditions of the value, as sentences. */
  readonly conditionsText?: string | null;
}

/** A device with its specification. */
export interface SpecifiedDevice {
  /** Null for a product that is not a device. */
  readonly specifications: readonly Specification[] | null;
  /** The words of the specification that link to the glossary. */
  readonly termUses?: readonly TermUse[];
}

export interface SpecificationField {
  readonly key: string;
  readonly label: string;
  /** Text for a device that cannot have the field. */
  readonly absent?: string | null;
  /** Whether the row is shown although no device states a value. */
  readonly isAlwaysShown?: boolean;
}

/** A part of the specification, such as “Optics”. */
export interface SpecificationGroup<Field extends SpecificationField = SpecificationField> {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
}

interface RowName {
  readonly key: string;
  readonly label: string;
  /** The words of the label that link to the glossary. */
  readonly labelUses: readonly TermUse[];
}

/** What a table shows for one field of one device. */
interface SpecificationCell {
  /** The value, or the text in its place when the device does not state one. */
  readonly value: string;
  readonly isMissing: boolean;
  readonly conditions: string | null;
  /** The words of the value that link to the glossary. */
  readonly uses: readonly TermUse[];
}

interface RowGroup<Row> {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The rows of several devices, with one cell for each device. */
export type SpecificationGroupRows = RowGroup<RowName & { readonly cells: readonly SpecificationCell[] }>;

/** The rows of one device. */
export type DeviceGroupRows = RowGroup<RowName & SpecificationCell>;

interface RowOptions<Field> {
  /** Whether a row is in the table, by its field and the values of the devices. Default: all rows. */
  readonly keep?: (field: Field, values: readonly (Specification | undefined)[]) => boolean;
  /** Text for a missing value whose field has no text of its own. */
  readonly notStated?: string;
}

/**
 * The rows of a specification, group by group, for every table, document and index that contains it. Fields without a
 * value and groups without rows are omitted.
 */
export function specificationRows<Field extends SpecificationField>(
  groups: readonly SpecificationGroup<Field>[],
  devices: readonly SpecifiedDevice[],
  { keep = () => true, notStated = "" }: RowOptions<Field> = {},
): SpecificationGroupRows[] {
  const rowsOf = (field: Field): SpecificationGroupRows["rows"] => {
    const { key, label, absent, isAlwaysShown = false } = field;
    const values = devices.map(({ specifications }) => specifications?.find((value) => value.key === key));
    if (!(isAlwaysShown || values.some(Boolean)) || !keep(field, values)) return [];
    const usesOf = ({ termUses }: SpecifiedDevice, isLabel: boolean): TermUse[] =>
      termUses?.filter((use) => use.key === key && use.inLabel === isLabel) ?? [];
    const cells = devices.map((device, index) => ({
      value: values[index]?.value ?? absent ?? notStated,
      isMissing: !values[index],
      conditions: values[index]?.conditionsText ?? null,
      uses: usesOf(device, false),
    }));
    return [{ key, label, labelUses: devices.flatMap((device) => usesOf(device, true)), cells }];
  };
  return groups
    .map(({ id, title, fields }) => ({ id, title, rows: fields.flatMap(rowsOf) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The rows of one device, group by group. */
export const deviceRows = (groups: readonly SpecificationGroup[], device: SpecifiedDevice): DeviceGroupRows[] =>
  specificationRows(groups, [device]).map(({ rows, ...group }) => ({
    ...group,
    rows: rows.flatMap(({ cells, ...name }) => cells.map((cell) => ({ ...name, ...cell }))),
  }));

/** Id of a field’s row in the specification table, for links to it. */
export const specificationAnchor = (key: string): string => `specification-${key}`;
