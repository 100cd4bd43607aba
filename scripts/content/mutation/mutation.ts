import type { Edit, Node } from "jsonc-parser";
import type { Collection } from "../../../src/content/check/collection";
import type { Place } from "./places";

/** A part of a changed text, by offset. */
export interface Span {
  offset: number;
  length: number;
}

/** A change that breaks a file. */
export interface Mutation {
  /** Name of the kind in the table, such as `removed`. */
  kind: string;
  edit: Edit;
  /** The positions of the mistake in the changed text. The check must report a line of one of them. */
  spans: readonly Span[];
  /** The reason why the change may be valid, if that is known before the check runs. */
  harmless?: string;
}

/** What a kind of mutation may use besides the value that it breaks. */
export interface Surroundings {
  collection: Collection;
  /** All values of the same file. */
  places: readonly Place[];
  /** All values of the same field in other files of its kind. */
  siblings: (place: Place) => readonly (string | number)[];
  /** Picks an item of a list, the same on every run. */
  pick: <T>(list: readonly T[]) => T | undefined;
}

/** The mutations of one value; none when the kind does not apply to it. */
export type Kind = (place: Place, surroundings: Surroundings) => Mutation[];

/** A mutation that replaces a value. */
export function replaced(kind: string, { node }: Place, value: unknown, harmless?: string): Mutation {
  const edit = { offset: node.offset, length: node.length, content: JSON.stringify(value) };
  const spans = [{ offset: node.offset, length: edit.content.length }];
  return { kind, edit, spans, ...(harmless !== undefined && { harmless }) };
}

/** An edit that removes a field or an item with its comma. */
export function removal(node: Node): Edit {
  const all = node.parent?.children ?? [];
  const index = all.indexOf(node);
  const [before, after] = [all[index - 1], all[index + 1]];
  if (after) return { offset: node.offset, length: after.offset - node.offset, content: "" };
  const start = before ? before.offset + before.length : node.offset;
  return { offset: start, length: node.offset + node.length - start, content: "" };
}
