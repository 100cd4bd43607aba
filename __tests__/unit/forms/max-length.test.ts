import { inputSchema } from "../../../src/forms/payload/schemas";

const DOMAIN = "@survey.example";
const ofLength = (type: string, length: number): string =>
  type === "email" ? "a".repeat(length - DOMAIN.length) + DOMAIN : "a".repeat(length);

test.each([
  ["email", 254],
  ["tel", 40],
  ["textarea", 5000],
  ["text", 200],
])("a field of type %s accepts %i characters, and no more", (type, most) => {
  const schema = inputSchema({ name: "field", type, required: true }, "Too long.");
  expect(schema.isValidSync(ofLength(type, most))).toBe(true);
  expect(schema.isValidSync(ofLength(type, most + 1))).toBe(false);
});
