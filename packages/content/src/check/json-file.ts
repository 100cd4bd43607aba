import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { pathText, type JsonPath, type Problem } from "./problem";

/** Messages by jsonc-parser’s error codes. */
const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: "this is not JSON; put text between double quotes.",
  InvalidNumberFormat: "this is not a valid JSON number.",
  PropertyNameExpected: "expected a field name between double quotes; check for an extra comma before it.",
  ValueExpected: "expected a value here; check for an extra comma before it.",
  ColonExpected: "a colon is missing between a field name and its value.",
  CommaExpected: "a comma is missing after this.",
  CloseBraceExpected: "a closing brace } is missing.",
  CloseBracketExpected: "a closing bracket ] is missing.",
  EndOfFileExpected: "the document has already ended before this.",
  InvalidCommentToken: "comments are not allowed in JSON.",
  UnexpectedEndOfComment: "comments are not allowed in JSON.",
  UnexpectedEndOfString: "a closing double quote is missing.",
  UnexpectedEndOfNumber: "this number is not finished.",
  InvalidUnicode: "\\u must be followed by exactly four hexadecimal digits.",
  InvalidEscapeCharacter: 'after a backslash only " \\ / b f n r t u are allowed.',
  InvalidCharacter: "this character must be escaped; a line break inside a text is written \\n.",
};

const OPTIONS = { disallowComments: true, allowTrailingComma: false };

/** A JSON document of data/, its value, and the position of each part. */
export interface JsonFile {
  /** Path relative to the data folder, such as `articles/7.json`. */
  name: string;
  text: string;
  /** The part that could be parsed; `undefined` when nothing could. */
  value: JsonValue | undefined;
  /** Whether the document is not valid JSON. */
  broken: boolean;
  /** Problems of the JSON syntax. */
  syntax: Problem[];
  /** Creates a problem at the value at a path; with `key`, at the name of that field; with `offset`, at that offset. */
  problem(path: JsonPath, message: string, at?: { key?: string; offset?: number }): Problem;
  /** Creates a problem that does not prevent publishing. */
  notice(path: JsonPath, message: string): Problem;
  /** The source text of a value, and its offset. */
  source(path: JsonPath): { text: string; offset: number };
}

/** Creates a problem at an offset. */
type At = (offset: number, where: string, message: string) => Problem;

/** Reads and parses one file. `folder` is data/ or a copy of it. Does not throw for invalid content. */
export function readJsonFile(folder: string, name: string): JsonFile {
  return parseJsonFile(name, readFileSync(join(folder, name)));
}

/** Parses a document. `name` is its path relative to the data folder, for messages. */
export function parseJsonFile(name: string, bytes: Uint8Array): JsonFile {
  const decoded = decode(bytes);
  const hasByteOrderMark = decoded.text.startsWith("\uFEFF");
  const text = hasByteOrderMark ? decoded.text.slice(1) : decoded.text;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, OPTIONS);

  const locate = (offset: number): { line: number; column: number } => {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf("\n") + 1;
    return { line: before.split("\n").length, column: offset - lineStart + 1 };
  };
  const at: At = (offset, where, message) => ({ file: `data/${name}`, ...locate(offset), where, message });
  // Parsed again, because the trees of thousands of files would fill the memory, and few files have problems.
  const nodeAt = (path: JsonPath): Node | undefined => {
    const root = parseTree(text, [], OPTIONS);
    return root && findNodeAtLocation(root, [...path]);
  };

  const syntax: Problem[] = [];
  if (!decoded.valid) syntax.push(at(0, "", "the file is not saved as UTF-8; save it again with that encoding."));
  if (hasByteOrderMark) {
    syntax.push(at(0, "", "the file begins with an invisible byte-order mark; save it as UTF-8 without one."));
  }
  if (text.trim() === "") syntax.push(at(0, "", "the file is empty."));
  else {
    for (const { error, offset } of errors.slice(0, 1)) {
      const code = printParseErrorCode(error);
      syntax.push(at(errorOffset(code, text, offset), "", SYNTAX_MESSAGES[code] ?? "this is not JSON."));
    }
  }
  if (tree) syntax.push(...duplicateKeys(tree, [], at));

  return {
    name,
    text,
    value: tree && (getNodeValue(tree) as JsonValue),
    broken: tree === undefined || errors.length > 0,
    syntax,
    problem(path, message, { key, offset } = {}) {
      const node = nodeAt(path);
      const keyNode = key === undefined ? undefined : findKeyNode(node, key);
      const where = pathText(key === undefined ? path : [...path, key]);
      return at(offset ?? keyNode?.offset ?? node?.offset ?? 0, where, message);
    },
    notice(path, message) {
      return { ...this.problem(path, message), notice: true };
    },
    source(path) {
      const node = nodeAt(path);
      const { offset, length } = node ?? { offset: 0, length: 0 };
      return { text: text.slice(offset, offset + length), offset };
    },
  };
}

/** The offset at which an error is reported. The parser reports a missing token at the next token, maybe lines below; here it is the end of the previous token. */
function errorOffset(code: string, text: string, offset: number): number {
  const before = text.slice(0, offset).trimEnd();
  const otherLine = text.slice(before.length, offset).includes("\n");
  const looksBack = code === "CommaExpected" || (code.endsWith("Expected") && otherLine);
  return looksBack && before !== "" ? before.length - 1 : offset;
}

function decode(bytes: Uint8Array): { text: string; valid: boolean } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), valid: true };
  } catch {
    return { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), valid: false };
  }
}

function findKeyNode(node: Node | undefined, key: string): Node | undefined {
  return node?.children?.find((child) => child.children?.[0]?.value === key)?.children?.[0];
}

function* duplicateKeys(node: Node, path: JsonPath, at: At): Iterable<Problem> {
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === "array") {
      yield* duplicateKeys(child, [...path, index], at);
      continue;
    }
    const [keyNode, valueNode] = child.children ?? [];
    if (!keyNode) continue;
    const inner = [...path, String(keyNode.value)];
    if (seen.has(String(keyNode.value)))
      yield at(keyNode.offset, pathText(inner), `the field “${keyNode.value}” is duplicated; remove one of them.`);
    seen.add(String(keyNode.value));
    if (valueNode) yield* duplicateKeys(valueNode, inner, at);
  }
}
