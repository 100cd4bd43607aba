import { isNullable, valueType } from "../../../src/content/model/schemas";
import { removeNode, replaceValue, type Kind } from "./mutation";

/** Removes a field or an item. */
export const removeValue: Kind = ({ node, property, parent, path, optionalReason }) => {
  if (path.length === 0) return [];
  const spans = [{ offset: parent.offset, length: 1 }];
  return [
    {
      kind: "removed",
      edit: removeNode(property ?? node),
      spans,
      ...(optionalReason !== undefined && { harmlessReason: optionalReason }),
    },
  ];
};

/** Replaces a value with one of another type, and a number also with similar values. */
export const changeType: Kind = (place, { pick }) => {
  const { type, value } = place.node as { type: string; value?: unknown };
  const isAllowed = (each: unknown): boolean =>
    typeName(each) === type || (isNullable(place.schema) && typeName(each) === valueType(place.schema));
  const other = pick([true, 12.5, "text", [], {}].filter((each) => !isAllowed(each)));
  const fraction = place.schema.type === "number" ? [] : [12.5];
  const wrongValues = type === "number" ? [null, other, ...fraction, String(value)] : [pick([null, other, other])];
  return wrongValues.map((each) =>
    replaceValue(
      "wrong type",
      place,
      each,
      each === null && isNullable(place.schema) ? "null means not stated" : undefined,
    ),
  );
};

function typeName(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}

/** Empties a text, a list or a group. */
export const emptyValue: Kind = (place, { pick }) => {
  const { node, schema, path } = place;
  if (node.type === "string") return [replaceValue("empty", place, pick(["", " ", "\n"]))];
  if (path.length === 0 || (node.children ?? []).length === 0) return [];
  if (node.type === "array") {
    return [replaceValue("empty", place, [], schema.minItems === 0 ? "the schema lets the list be empty" : undefined)];
  }
  return [replaceValue("empty", place, {}, schema.required?.length === 0 ? "the schema requires no field" : undefined)];
};

/** Adds or removes a letter in the name of a field, or swaps two letters. */
export const misspellKey: Kind = ({ property, hasFreeName }, { pick }) => {
  const key = property?.children?.[0];
  if (!key) return [];
  const name = String(key.value);
  const wrong = pick([`${name}s`, name.slice(0, -1), name.slice(1, 2) + name.slice(0, 1) + name.slice(2), `${name}_`]);
  const edit = { offset: key.offset, length: key.length, content: JSON.stringify(wrong) };
  const spans = [{ offset: key.offset, length: edit.content.length }];
  const harmless = hasFreeName ? { harmlessReason: "paths and events of an API may have any name" } : {};
  return wrong === name ? [] : [{ kind: "misspelled key", edit, spans, ...harmless }];
};

/** Duplicates a field or an item. */
export const duplicateValue: Kind = ({ entry, node, property, path }) => {
  const original = property ?? node;
  if (path.length === 0) return [];
  const copy = entry.file.text.slice(original.offset, original.offset + original.length);
  const edit = { offset: original.offset, length: 0, content: `${copy},\n` };
  const spans = [{ offset: original.offset, length: 2 * copy.length + 2 }];
  return [{ kind: property ? "field twice" : "item twice", edit, spans }];
};

/** Removes a cell from a table, as if two cells were merged. */
export const removeCell: Kind = (place, { pick }) => {
  if (place.schema.format !== "html") return [];
  const html = String(place.node.value);
  const cells = [...html.matchAll(/<td>.*?<\/td>/gs)];
  const cell = pick(cells);
  if (!cell) return [];
  const without = html.slice(0, cell.index) + html.slice(cell.index + cell[0].length);
  return [replaceValue("ragged table", place, without)];
};

/** Cuts the file off in the middle of a value. */
export const truncateFile: Kind = ({ entry: { file }, node }) => {
  const end = node.offset + Math.ceil(node.length / 2);
  const kept = file.text.slice(0, end).trimEnd();
  return [
    {
      kind: "truncated file",
      edit: { offset: end, length: file.text.length - end, content: "" },
      spans: [{ offset: kept.length - 1, length: end - kept.length + 1 }],
    },
  ];
};

/** Removes the comma after a value, the quote before it, or the value itself. */
export const breakPunctuation: Kind = ({ entry: { file }, node, property }, { pick }) => {
  const end = node.offset + node.length;
  const chosen = pick([
    ...(file.text[end] === "," ? [{ offset: end, length: 1, content: "" }] : []),
    ...(node.type === "string" ? [{ offset: node.offset, length: 1, content: "" }] : []),
    ...(property ? [{ offset: node.offset, length: node.length, content: "" }] : []),
  ]);
  return chosen ? [{ kind: "punctuation", edit: chosen, spans: [{ offset: chosen.offset - 1, length: 1 }] }] : [];
};
