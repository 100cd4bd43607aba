import type { RecordGroup } from "../../../src/domain/records/record-groups";
import type { DeviceGroupRows } from "../../../src/domain/specifications";

/** The texts and the picture of a specification sheet. */
export interface Sheet {
  readonly language: string;
  readonly brand: string;
  /** The kind of document, such as “Specification sheet”. */
  readonly kind: string;
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  /** Path of the device's picture, and its alternative text. */
  readonly picture: { readonly path: string; readonly alt: string };
  readonly keyFigures: readonly { readonly value: string; readonly label: string }[];
  readonly groups: readonly DeviceGroupRows[];
  /** The record of the device, which is the second page; `null` without one. */
  readonly record: SheetRecord | null;
  /** The sentence in the footer, with the day of the last change. */
  readonly note: string;
  /** URL of the device's page. */
  readonly url: string;
  /** The day of the last change, `2025-06-10`. */
  readonly updated: string;
}

/** The record of a device as a page of its sheet. */
export interface SheetRecord {
  readonly title: string;
  readonly groups: readonly RecordGroup[];
  /** The text for what the owner has not stated. */
  readonly notStated: string;
  /** The sentence in the footer, with the day of the last change. */
  readonly note: string;
  /** URL of the record's page. */
  readonly url: string;
}
