/** One value of a device's specification: `{ key: "weight", value: "About 0.655 kg" }`. */
export interface Specification {
  readonly key: string;
  readonly value: string;
  /** The conditions of the value, as sentences. */
  readonly conditionsText?: string | null;
}

type Specifications = readonly Specification[];

export interface SpecificationField {
  readonly key: string;
  readonly label: string;
  /** Text for a device that cannot have the field; without it, “Not stated” is shown. */
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

export interface SpecificationRow {
  key: string;
  label: string;
  /** Text for a device that cannot have the field; null when “Not stated” is shown. */
  absent: string | null;
  /** One value for each device; null when the device does not state one. */
  values: (string | null)[];
  /** The conditions of each value; null when its field needs none. */
  conditions: (string | null)[];
}

export interface SpecificationGroupRows {
  id: string;
  title: string;
  rows: SpecificationRow[];
}

/**
 * Builds the rows of a specification table, group by group. Fields without a value and groups without rows are omitted.
 * @param keep whether a field is in the table; default: all fields
 */
export function specificationRows<Field extends SpecificationField>(
  groups: readonly SpecificationGroup<Field>[],
  devices: readonly Specifications[],
  keep: (field: Field) => boolean = () => true,
): SpecificationGroupRows[] {
  return groups
    .map(({ id, title, fields }) => ({
      id,
      title,
      rows: fields
        .filter(keep)
        .filter(({ key, isAlwaysShown }) => isAlwaysShown === true || devices.some((device) => hasValue(device, key)))
        .map(({ key, label, absent = null }) => ({
          key,
          label,
          absent,
          values: devices.map((device) => findFigure(device, key)?.value ?? null),
          conditions: devices.map((device) => findFigure(device, key)?.conditionsText ?? null),
        })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** A product's specification as names and values: the fields of a device, or the cards of another product. */
export function specificationFacts(
  groups: readonly SpecificationGroup[],
  specifications: Specifications | null,
  cards: readonly { readonly title: string; readonly description: string }[] | null,
): { name: string; value: string }[] {
  const rows = specifications ? specificationRows(groups, [specifications]).flatMap((group) => group.rows) : [];
  return [
    ...rows.map(({ label, values }) => ({ name: label, value: values[0] ?? "" })),
    ...(cards ?? []).map(({ title, description }) => ({ name: title, value: description })),
  ];
}

/** Id of a field’s row in the specification table, for links to it. */
export const specificationAnchor = (key: string): string => `specification-${key}`;

const hasValue = (device: Specifications, key: string): boolean => findFigure(device, key) !== undefined;

function findFigure(device: Specifications, key: string): Specification | undefined {
  return device.find((specification) => specification.key === key);
}
