import type { SpecificationGroupRows } from "../../../src/domain/specifications";

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
  /** Rows with one value each. */
  readonly groups: readonly SpecificationGroupRows[];
  /** The sentence in the footer, with the day of the last change. */
  readonly note: string;
  /** URL of the device's page. */
  readonly url: string;
  /** The day of the last change, `2025-06-10`. */
  readonly updated: string;
}
