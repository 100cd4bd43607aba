import type { Edit, Node } from "jsonc-parser";
import type { Collection } from "../../../src/content/check/collection";
import type { Place } from "./places";

/** A part of a changed text, by offset. */
export interface Span {
  offset: number;
  length: number;
}

/** One way in which a file may be broken. */
export interface Mutation {
  /** What is done, for the table: `removed`. */
  kind: string;
  edit: Edit;
  /** Where the mistake is in the changed text. A problem on a line of any of them is in the right place. */
  spans: readonly Span[];
  /** Why it breaks nothing, if that can be said before the check is asked. */
  harmless?: string;
}

/** What a kind of mutation may look at besides the place that it breaks. */
export interface Surroundings {
  collection: Collection;
  /** All places of the same file. */
  places: readonly Place[];
  /** All values of the same field in other files of its kind. */
  siblings: (place: Place) => readonly (string | number)[];
  /** One of a list, the same on every run. */
  pick: <T>(list: readonly T[]) => T | undefined;
}

/** The ways in which one place can be broken; none when the kind does not apply to it. */
export type Kind = (place: Place, surroundings: Surroundings) => Mutation[];

/** Puts another value in the place of one. */
export function replaced(kind: string, { node }: Place, value: unknown, harmless?: string): Mutation {
  const edit = { offset: node.offset, length: node.length, content: JSON.stringify(value) };
  const spans = [{ offset: node.offset, length: edit.content.length }];
  return { kind, edit, spans, ...(harmless !== undefined && { harmless }) };
}

/** Takes a field or an item out, with the comma that belongs to it. */
export function removal(node: Node): Edit {
  const all = node.parent?.children ?? [];
  const index = all.indexOf(node);
  const [before, after] = [all[index - 1], all[index + 1]];
  if (after) return { offset: node.offset, length: after.offset - node.offset, content: "" };
  const start = before ? before.offset + before.length : node.offset;
  return { offset: start, length: node.offset + node.length - start, content: "" };
}
