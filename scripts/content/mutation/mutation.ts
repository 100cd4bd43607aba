import type { Edit, Node } from "jsonc-parser";
import type { Collection } from "../../../src/content/check/collection";
import type { Place } from "./places";

/** A range in the changed text, in characters. */
export interface Span {
  offset: number;
  length: number;
}

/** A change that breaks a file. */
export interface Mutation {
  /** Name of the kind in the table, such as `removed`. */
  kind: string;
  edit: Edit;
  /** The places of the mistake in the changed text. The check must report a line in one of them. */
  spans: readonly Span[];
  /** The reason why the changed content may be valid. */
  harmlessReason?: string;
}

/** The content around a value, which a kind of mutation may use to break the value. */
export interface Surroundings {
  collection: Collection;
  /** All values of the same file. */
  places: readonly Place[];
  /** All values of the same field in other files of its kind. */
  siblings: (place: Place) => readonly (string | number)[];
  /** Picks a pseudorandom item of a list; runs with the same seed pick the same item. */
  pick: <T>(list: readonly T[]) => T | undefined;
}

/** Returns the mutations of one value; none if the kind does not apply to it. */
export type Kind = (place: Place, surroundings: Surroundings) => Mutation[];

/** Creates a mutation that replaces a value. */
export function replaceValue(kind: string, { node }: Place, value: unknown, harmlessReason?: string): Mutation {
  const edit = { offset: node.offset, length: node.length, content: JSON.stringify(value) };
  const spans = [{ offset: node.offset, length: edit.content.length }];
  return { kind, edit, spans, ...(harmlessReason !== undefined && { harmlessReason }) };
}

/** An edit that removes a field or an item with its comma. */
export function removeNode(node: Node): Edit {
  const all = node.parent?.children ?? [];
  const index = all.indexOf(node);
  const [before, after] = [all[index - 1], all[index + 1]];
  if (after) return { offset: node.offset, length: after.offset - node.offset, content: "" };
  const start = before ? before.offset + before.length : node.offset;
  return { offset: start, length: node.offset + node.length - start, content: "" };
}
