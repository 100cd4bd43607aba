import { inputSchema } from "../../../src/forms/payload/schemas";

/** A local part of the maximum length. */
const LOCAL_PART = "a".repeat(64);
const LABELS = `${"b".repeat(60)}.`.repeat(3);
const TOP = ".example";

const ofLength = (type: string, length: number): string =>
  type === "email"
    ? `${LOCAL_PART}@${LABELS.slice(0, length - LOCAL_PART.length - 1 - TOP.length)}${TOP}`
    : "a".repeat(length);

test.each([
  ["email", 254],
  ["tel", 40],
  ["textarea", 5000],
  ["text", 200],
])("a field of type %s accepts at most %i characters", (type, max) => {
  const schema = inputSchema({ name: "field", type, required: true }, "Too long.");
  expect(schema.isValidSync(ofLength(type, max))).toBe(true);
  expect(schema.isValidSync(ofLength(type, max + 1))).toBe(false);
});
