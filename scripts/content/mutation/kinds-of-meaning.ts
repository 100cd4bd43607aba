import { isReference } from "../../../src/content/model/schemas";
import { replaceValue, type Kind, type Mutation } from "./mutation";
import type { Place } from "./places";

const isText = ({ node }: Place): boolean => node.type === "string";
const textOf = ({ node }: Place): string => String(node.value);

/** Creates a mutation for each replacement value. */
function replaceWithEach(kind: string, place: Place, values: readonly unknown[], harmlessReason?: string): Mutation[] {
  return values.map((value) => replaceValue(kind, place, value, harmlessReason));
}

/** Why such a value may be valid. */
const MEASURED_VALUE_REASON = "a measured length or direction may have any value in its range";

/** Replaces a value with one that its field does not allow: an unknown choice, an invalid date or URL, a number out of range. */
export const setUnknownValue: Kind = (place) => {
  const { schema, path } = place;
  const wrong = (...values: unknown[]): Mutation[] => replaceWithEach("unknown value", place, values);
  if (schema.type === "number" || (schema.minimum ?? 0) < 0)
    return [...wrong(1_000_000), ...replaceWithEach("unknown value", place, [-1, 0], MEASURED_VALUE_REASON)];
  if (place.node.type === "number") return wrong(-1, 0, 1_000_000);
  if (!isText(place)) return [];
  const text = textOf(place);
  if (path.at(-1) === "$schema") return wrong("../schemas/nothing.schema.json", "../schemas/page.schema.json");
  if (schema.enum || schema.const !== undefined || isReference(schema)) return wrong(`${text}x`, `${text} `);
  if (schema.format === "date") return wrong("2025-02-30", "15 June 2025", "0025-06-15", "2205-06-15");
  if (schema.format === "datetime-local") return wrong("2026-02-30T09:00", "2026-12-01", "1 December 2026, 9:00");
  if (schema.format === "time-zone") return wrong("Europe/Nowhere", "+01:00");
  if (schema.format === "email") return wrong("nobody at home", "@");
  if (schema.format === "outside") return wrong("www.example.com", "http://www.example.com", "https://exa mple.com");
  if (schema.format === "link") return wrong("contact", "http://www.example.com", "mailto:nobody");
  return schema.pattern === undefined || schema.pattern === "\\S" ? [] : wrong("?!", `${text} `);
};

/** The fields that identify entries and items. */
const NAMES = ["id", "slug", "route", "name", "key", "cameraTag", "order"];
const isSeo = ({ path }: Place): boolean => path[0] === "seo" && (path[1] === "title" || path[1] === "description");

/** Replaces a name with that of another entry or item. */
export const repeatName: Kind = (place, { places, siblings, pick }) => {
  const { path, node } = place;
  if (!NAMES.includes(String(path.at(-1))) && !isSeo(place)) return [];
  const list = path.slice(0, -2).join();
  const item = pick(
    places.filter(
      (other) =>
        typeof path.at(-2) === "number" &&
        other.path.length === path.length &&
        other.path.at(-1) === path.at(-1) &&
        other.path.slice(0, -2).join() === list &&
        other.node.value !== node.value,
    ),
  );
  const entry = path.length === 1 || isSeo(place) ? pick(siblings(place)) : undefined;
  return [
    ...(item ? [allowEitherItem(replaceValue("duplicate name", place, item.node.value), item)] : []),
    ...(entry === undefined || entry === node.value ? [] : replaceWithEach("duplicate name", place, [entry])),
  ];
};

/** When two items have the same name, the check may report either of them. */
function allowEitherItem(mutation: Mutation, { node }: Place): Mutation {
  const { offset, length, content } = mutation.edit;
  const shift = node.offset > offset ? content.length - length : 0;
  return { ...mutation, spans: [...mutation.spans, { offset: node.offset + shift, length: node.length }] };
}

/** Replaces a picture or video with a missing one, or with one of the other kind. */
export const breakMedia: Kind = (place) => {
  const { format } = place.schema;
  if (format !== "picture" && format !== "video") return [];
  const other = format === "picture" ? "videos/hero-pro.mp4" : "images/brand/terrain.jpg";
  return replaceWithEach("missing picture", place, ["images/gone.jpg", other, textOf(place).toUpperCase()]);
};

/** Adds scripts, links to other sites, or invisible characters. */
export const injectHostileText: Kind = (place, { pick }) => {
  const { format } = place.schema;
  if (!isText(place)) return [];
  const text = textOf(place);
  const wrong = (values: readonly string[], harmlessReason?: string): Mutation[] =>
    replaceWithEach("hostile text", place, values, harmlessReason);
  if (format === "html") {
    return wrong([
      `${text}<script>alert(1)</script>`,
      text.replace("<p>", '<p onclick="alert(1)">'),
      `${text}<p style="position:fixed">here</p>`,
      `${text}<p><a href="javascript:alert(1)">here</a></p>`,
      `${text}<p><a href="//evil.example">here</a></p>`,
      `${text}<iframe src="https://evil.example"></iframe>`,
      `${text}<!-- note -->`,
      text.replace("</p>", ""),
      `${text}\u202E`,
    ]);
  }
  if (format === "link" || format === "outside") {
    return wrong(["javascript:alert(1)", "//evil.example", "data:text/html,x", "https:evil.example"]);
  }
  const tags = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</p><b>bold</b>"];
  const added = pick([...tags, "\u202E", "\u200B", "\u0000", "\t"]) ?? "";
  return wrong([text + added], format === "code" ? "code is shown literally" : undefined);
};

/** Adds or replaces a reference, so that it refers to something that does not exist. */
export const breakReference: Kind = (place, { pick }) => {
  const { schema, raw } = place;
  if (!isText(place)) return [];
  const wrong = (...values: string[]): Mutation[] => replaceWithEach("dangling reference", place, values);
  const text = textOf(place);
  if (isReference(schema)) return wrong("nobody");
  switch (schema.format) {
    case "link":
      return wrong("/nowhere", "/contact#nowhere", "/blog/999", "dialog:nothing", "mailto:{mailboxes.nobody}");
    case "outside":
      return raw ? [] : wrong("{links.nothing}/here");
    case "html":
      return wrong(`${text}<p><a href="/nowhere">x</a></p>`, `${text}<p><a href="/contact#nowhere">x</a></p>`);
    case undefined: {
      if (raw || schema.enum || schema.const !== undefined) return [];
      const name = pick(["nothing", "links.nothing", schema["x-placeholders"] ? "nobody" : "count"]) ?? "";
      return wrong(`${text} {${name}}`);
    }
    default:
      return [];
  }
};
