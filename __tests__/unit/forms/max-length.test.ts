import { maxLength } from "../../../src/forms/max-length";

test.each([
  ["email", 254],
  ["tel", 40],
  ["textarea", 5000],
  ["text", 200],
])("a field of type %s takes %i characters", (type, count) => {
  expect(maxLength(type)).toBe(count);
});
