import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import { isCalendarDay } from "@capture/domain/time/calendar-day";
import { isLocalTime, isTimeZone } from "@capture/domain/time/local-time";
import type { JsonFile } from "./json-file";
import { counted, type JsonPath, type Problem } from "./problem";
import { choicesOf, FORMATS, type Schema, type Schemas } from "../model/schemas";
import { didYouMean } from "./suggest";

/** Checks a document against its schema, and returns each mistake with a message. */
export type SchemaCheck = (file: JsonFile, schemaFile: string) => Problem[];

const OUR_KEYWORDS = [
  "x-files",
  "x-min-files",
  "x-optional",
  "x-needs",
  "x-belongs-to",
  "x-named",
  "x-name",
  "x-interface",
  "x-implements",
  "x-link",
  "x-item",
  "x-raw",
  "x-placeholders",
  "x-translate",
  "x-label",
  "x-desk",
  "x-words",
  "x-review",
];

/** Cached, because compiling takes most of the time of a check, and schemas seldom change between two checks. */
let compiled: { text: string; check: SchemaCheck } | undefined;

/** Compiles schemas into a function that checks documents. */
export function schemaChecker(schemas: Schemas): SchemaCheck {
  const text = JSON.stringify([...schemas]);
  if (compiled?.text !== text) compiled = { text, check: compile(schemas) };
  return compiled.check;
}

function compile(schemas: Schemas): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
  ajv.addVocabulary(OUR_KEYWORDS);
  for (const format of FORMATS) ajv.addFormat(format, true);
  ajv.addFormat("date", isCalendarDay);
  ajv.addFormat("datetime-local", isLocalTime);
  ajv.addFormat("time-zone", isTimeZone);
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);

  return (file, schemaFile) => {
    const validate: ValidateFunction | undefined = ajv.getSchema(schemaFile);
    // A broken document is parsed only in part, so its fields cannot be checked.
    if (!validate || file.broken || validate(file.value)) return [];
    return (validate.errors ?? []).map((error) => explain(file, error));
  };
}

/** The problem of a value that a schema does not allow. The error must come from ajv with the option `verbose`. */
export function explain(file: JsonFile, error: ErrorObject): Problem {
  const path = pathFromPointer(file, error.instancePath);
  if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
    const key = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
    const known = Object.keys((error.parentSchema as Schema).properties ?? {}).filter((name) => name !== "$schema");
    return file.problem(path, `there is no field “${key}” here${didYouMean(key, known)}.`, { key });
  }
  if (error.keyword === "required") {
    const key = String(error.params.missingProperty);
    const field = (error.parentSchema as Schema).properties?.[key];
    return file.problem(path, missing(key, field));
  }
  if (error.keyword === "uniqueItems") {
    const [first, second] = [Number(error.params.j), Number(error.params.i)].sort((a, b) => a - b);
    const message = `entries ${(first ?? 0) + 1} and ${(second ?? 0) + 1} are the same; remove one of them.`;
    return file.problem([...path, second ?? 0], message);
  }
  return file.problem(path, messageFor(error));
}

function missing(key: string, field: Schema | undefined): string {
  if (key === "alt") return "the alternative text is missing: add “alt” and describe the picture.";
  const hint = field?.description ? ` (${field.description.replace(/\.$/, "")})` : "";
  return `the field “${key}” is missing${hint}.`;
}

function messageFor({ keyword, params, parentSchema, data, message }: ErrorObject): string {
  const schema = parentSchema as Schema;
  switch (keyword) {
    case "type":
      return `this must be ${[params.type].flat().map(typeWord).join(" or ")}, not ${valueWord(data)}.`;
    case "enum": {
      const allowed = choicesOf(schema);
      const list = allowed.length > 12 ? "" : `; it must be one of ${allowed.join(", ")}`;
      const near = typeof data === "string" ? didYouMean(data, allowed) : "";
      return `“${shown(data)}” is not an allowed value${near}${list}.`;
    }
    case "const":
      return `this must be “${String(params.allowedValue)}”, not “${shown(data)}”.`;
    case "false schema":
      return "this is not allowed here; remove it.";
    case "pattern":
      if (String(data).trim() === "") return "this is empty; write it or remove the field.";
      return `“${String(data)}” has the wrong format. ${schema.description ?? `It must match ${schema.pattern ?? ""}.`}`;
    case "format":
      return `“${String(data)}” is not ${FORMAT_HINTS[String(params.format)] ?? "valid"}.`;
    case "minLength":
      return `this has ${String(data).length} characters; the minimum is ${String(params.limit)}.`;
    case "maxLength":
      return `this has ${String(data).length} characters; the maximum is ${String(params.limit)}.`;
    case "minProperties":
      return `this group has too few fields; the minimum is ${String(params.limit)}.`;
    case "minItems":
      return `this list has ${count(data)}; the minimum is ${String(params.limit)}.`;
    case "maxItems":
      return `this list has ${count(data)}; the maximum is ${String(params.limit)}.`;
    case "minimum":
      return `${String(data)} is too small; the minimum is ${String(params.limit)}.`;
    case "maximum":
      return `${String(data)} is too large; the maximum is ${String(params.limit)}.`;
    default:
      return `this ${message ?? "is not valid"}.`;
  }
}

const FORMAT_HINTS: Record<string, string> = {
  date: "a calendar date; write year-month-day, such as 2025-06-15",
  "datetime-local": "a date with a time; write year-month-day, T, hour and minute, such as 2026-12-01T09:00",
  "time-zone": "a time zone; write the name of one, such as Europe/Berlin or UTC",
};

/** Formats a value for a message. String() would fail for the parser's objects, which have no prototype. */
function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const TYPE_WORDS: Record<string, string> = {
  null: "null",
  string: "text between double quotes",
  integer: "a whole number without quotes",
  number: "a number without quotes",
  boolean: "true or false without quotes",
  array: "a list in [square brackets]",
  object: "a group of fields in {braces}",
};

function typeWord(type: string): string {
  return TYPE_WORDS[type] ?? type;
}

function valueWord(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  return typeof value === "string" ? "text" : typeof value === "number" ? `the number ${value}` : String(value);
}

function count(value: unknown): string {
  return counted(Array.isArray(value) ? value.length : 0, "entry", "entries");
}

/** Converts ajv's JSON Pointer to a path. The steps into a list are numbers. */
function pathFromPointer(file: JsonFile, pointer: string): JsonPath {
  let value: unknown = file.value;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const key = part.replace(/~1/g, "/").replace(/~0/g, "~");
      const step = Array.isArray(value) ? Number(key) : key;
      value = (value as Record<string | number, unknown>)[step];
      return step;
    });
}
