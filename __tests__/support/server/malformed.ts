import { BODIES } from "../../../testing/server/bodies";

export interface Malformed {
  readonly body: string;
  readonly headers: Record<string, string>;
  readonly status: number;
}

const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  7,
  [],
  {},
  ["x"],
  { toString: 1 },
  "\0",
  "\ud800",
  "x".repeat(6000),
];
const STRANGE_NAMES = ["constructor", "__proto__", "toString", "id", "received_at", "form", "", "name ", "ｎame"];
const INVALID_EMAILS = ["", "x", "x@", "@x", "a b@c.de", "a@b@c", "a@b.c\nBcc: d@e.f", `${"x".repeat(260)}@y.zz`];

/** Creates a request body with one random error. @returns it with its headers and the expected status of the response */
export function createMalformedBody(random: () => number): Malformed {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const valid: Record<string, unknown> = { ...pick(Object.values(BODIES)) };
  const text = JSON.stringify(valid);
  const wrong = (body: unknown) => ({ body: JSON.stringify(body), headers: {}, status: 422 });
  const variants: (() => Malformed)[] = [
    () => ({ body: text.slice(0, Math.floor(random() * (text.length - 1))), headers: {}, status: 400 }),
    () => ({ body: pick(["null", "7", '"text"', "[]", `[${text}]`, "true"]), headers: {}, status: 400 }),
    () => ({ body: `${text}${pick(["}", ",", "\0", "x"])}`, headers: {}, status: 400 }),
    () => ({ body: "[".repeat(1 + Math.floor(random() * 30_000)), headers: {}, status: 400 }),
    () => ({ body: text, headers: { "content-type": pick(["text/plain", "application/xml", "json"]) }, status: 415 }),
    () => ({ body: `{"a":"${"x".repeat(65_536 + Math.floor(random() * 4000))}"}`, headers: {}, status: 413 }),
    () => ({ body: text, headers: { origin: pick(["https://e.vil", "null", "http://127.0.0.1.e.vil"]) }, status: 403 }),
    () => wrong({ ...valid, form_type: pick(["", "demo", "marketplace", null, 1, {}, "__proto__"]) }),
    () => wrong({ ...valid, [pick(Object.keys(valid))]: pick(INVALID_VALUES) }),
    () => wrong(Object.defineProperty({ ...valid }, pick(STRANGE_NAMES), { value: "x", enumerable: true })),
    () => wrong({ ...valid, email: pick(INVALID_EMAILS) }),
    () => wrong({ ...valid, additional_data: { [pick(STRANGE_NAMES)]: "x", nested: { deep: [1] } } }),
    () => wrong(Object.fromEntries(Object.entries(valid).filter(([name]) => name !== "email"))),
  ];
  return pick(variants)();
}
