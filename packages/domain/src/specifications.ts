import type { TermLink } from "./glossary";

/** One value of a device's specification: `{ key: "weight", value: "About 0.655 kg" }`. */
export interface Specification {
  readonly key: string;
  readonly value: string;
  /** The conditions of the value, as sentences. */
  readonly conditionsText?: string | null | undefined;
  /** The words of the label and of the value that link to the glossary. */
  readonly labelLinks?: readonly TermLink[];
  readonly valueLinks?: readonly TermLink[];
}

export interface SpecificationField {
  readonly key: string;
  readonly label: string;
  /** Text for a device that cannot have the field. */
  readonly absent?: string | null;
}

/** A part of the specification, such as “Optics”. */
export interface SpecificationGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly SpecificationField[];
}

/** The rows of several devices, with one cell for each device. */
export interface SpecificationGroupRows {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly labelLinks: readonly TermLink[];
    readonly cells: readonly {
      /** The value, or the text in the place of a missing one. */
      readonly value: string;
      readonly isMissing: boolean;
      readonly conditionsText: string | null;
      readonly valueLinks: readonly TermLink[];
    }[];
  }[];
}

interface RowOptions {
  /** Whether a row is in the table, by its field and the values of the devices. Default: all rows. */
  readonly keep?: (field: SpecificationField, values: readonly (Specification | undefined)[]) => boolean;
  /** Text for a missing value whose field has no text of its own. */
  readonly notStated?: string;
}

/** The rows of a comparison, group by group. Fields without a value and groups without rows are omitted. */
export function specificationRows(
  groups: readonly SpecificationGroup[],
  devices: readonly (readonly Specification[])[],
  { keep = () => true, notStated = "" }: RowOptions = {},
): SpecificationGroupRows[] {
  const rowsOf = (field: SpecificationField): SpecificationGroupRows["rows"] => {
    const { key, label, absent } = field;
    const values = devices.map((specifications) => specifications.find((value) => value.key === key));
    if (!values.some(Boolean) || !keep(field, values)) return [];
    const cells = values.map((specified) => ({
      value: specified?.value ?? absent ?? notStated,
      isMissing: !specified,
      conditionsText: specified?.conditionsText ?? null,
      valueLinks: specified?.valueLinks ?? [],
    }));
    return [{ key, label, labelLinks: values.flatMap((specified) => specified?.labelLinks ?? []), cells }];
  };
  return groups
    .map(({ id, title, fields }) => ({ id, title, rows: fields.flatMap(rowsOf) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Id of a field’s row in the specification table, for links to it. */
export const specificationAnchor = (key: string): string => `specification-${key}`;
