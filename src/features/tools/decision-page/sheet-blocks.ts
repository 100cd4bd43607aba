import type { Facts, Values } from "@capture/domain/facts/read-facts";
import type { DecisionContent } from "./decision-content";

/** A part of the sheet, as texts that the page, Markdown and the mail to sales show. */
export type Block =
  | { readonly kind: "pairs"; readonly pairs: readonly (readonly [term: string, value: string])[] }
  | { readonly kind: "items"; readonly title: string; readonly items: readonly Item[] }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "quote"; readonly title: string; readonly text: string }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** An item of a list. Its name may be empty. */
export interface Item {
  readonly name: string;
  readonly texts: readonly string[];
}

export interface SheetSection {
  readonly id: "project" | "devices" | "tolerance" | "plan" | "comparison" | "questions";
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Everything that a sheet is written from. */
export interface SheetInput {
  readonly content: DecisionContent;
  /** The query string, with the assumptions of the planner and the figures of another device. */
  readonly values: Values;
  readonly facts: Facts;
}
