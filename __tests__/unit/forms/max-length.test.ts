import { inputSchema } from "../../../src/forms/payload/schemas";

/** The longest valid part of an email address before the @. */
const LOCAL_PART = "a".repeat(64);
const DOMAIN_LABELS = `${"b".repeat(60)}.`.repeat(3);
const TOP_LEVEL_DOMAIN = ".example";

/** A text of this length that is valid for a field of the type. */
const createText = (type: string, length: number): string =>
  type === "email"
    ? `${LOCAL_PART}@${DOMAIN_LABELS.slice(0, length - LOCAL_PART.length - 1 - TOP_LEVEL_DOMAIN.length)}${TOP_LEVEL_DOMAIN}`
    : "a".repeat(length);

test.each([
  ["email", 254],
  ["tel", 40],
  ["textarea", 5000],
  ["text", 200],
])("a field of type %s accepts at most %i characters", (type, max) => {
  const schema = inputSchema({ name: "field", type, required: true }, "Too long.");
  expect(schema.isValidSync(createText(type, max))).toBe(true);
  expect(schema.isValidSync(createText(type, max + 1))).toBe(false);
});
