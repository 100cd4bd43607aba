import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { JsonPath } from "../../../src/content/check/problem";
import type { Kind, Mutation } from "./mutation";
import type { Place } from "./places";

/** A part of the description of an API. */
interface Part {
  readonly node: Node;
  readonly path: JsonPath;
}

/**
 * Breaks what the description of an API promises: names, references, types, schemas and examples. Its places are not only
 * those of data/schemas/openapi.schema.json, so the kind applies to the entire file.
 */
export const breakApi: Kind = (place) => {
  if (place.entry.schema.title !== "ApiDescription" || place.path.length > 0) return [];
  return partsIn(place.node, []).flatMap((part) => [
    ...breakName(part),
    ...breakValue(part),
    ...breakExample(part, place),
  ]);
};

function partsIn(node: Node, path: JsonPath): Part[] {
  const inner = (node.children ?? []).flatMap((child, index) => {
    if (node.type === "array") return partsIn(child, [...path, index]);
    const [key, value] = child.children ?? [];
    return key && value ? partsIn(value, [...path, String(key.value)]) : [];
  });
  return [{ node, path }, ...inner];
}

function replaceNode({ offset, length }: Node, content: string): Mutation {
  return { kind: "wrong API", edit: { offset, length, content }, spans: [{ offset, length: content.length }] };
}

const replaceText = (node: Node, text: string): Mutation => replaceNode(node, JSON.stringify(text));

/** Names of fields that OpenAPI or JSON Schema knows. A misspelled one means nothing. */
const FIELDS = ["responses", "requestBody", "content", "parameters", "properties", "required", "type", "items", "enum"];

/** Misspells the name of a field, a parameter in a path, or a security scheme. */
function breakName({ node, path }: Part): Mutation[] {
  const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
  if (!key || isLiteral(path)) return [];
  const name = String(key.value);
  const isKeyword = FIELDS.includes(name) && path.at(-2) !== "properties";
  if (isKeyword || path.at(-3) === "security") return [replaceText(key, `${name}x`)];
  return name.includes("{") ? [replaceText(key, name.replace("}", "s}"))] : [];
}

/** Replaces a reference, a type, a place, a method's or a group's name with one that does not exist. */
function breakValue({ node, path }: Part): Mutation[] {
  if (node.type !== "string" || isLiteral(path)) return [];
  const [text, key] = [String(node.value), path.at(-1)];
  if (key === "$ref") return [replaceText(node, `${text}s`), replaceText(node, text.slice(1))];
  if (key === "type" || key === "in" || key === "scheme")
    return key === "scheme" ? [] : [replaceText(node, `${text}x`)];
  if (path.at(-2) === "tags" || path.at(-2) === "required") return [replaceText(node, `${text}x`)];
  if (path[0] === "servers" && key === "url") return [replaceText(node, "{OTHER_URL}")];
  return key === "openapi" ? [replaceText(node, "3.0.3"), replaceText(node, "2.0")] : [];
}

/** Breaks an example, and repeats the name of another operation. */
function breakExample({ node, path }: Part, { node: root }: Place): Mutation[] {
  if (path.at(-1) === "operationId") {
    const first = findNodeAtLocation(root, ["paths", "/api/v1/spaces", "get", "operationId"]);
    return first && first !== node ? [replaceText(node, String(first.value))] : [];
  }
  const example = path.indexOf("example");
  if (example === -1 || isSample(path)) return [];
  return path.length === example + 1 || node.type !== "object"
    ? [replaceNode(node, node.type === "number" ? '"text"' : "12.5")]
    : [];
}

const isSample = (path: JsonPath): boolean => path.includes("x-codeSamples");
const isLiteral = (path: JsonPath): boolean => path.includes("example") || isSample(path);
