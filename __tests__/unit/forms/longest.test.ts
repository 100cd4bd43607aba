import { longest } from "../../../src/forms/longest";

test.each([
  ["email", 254],
  ["tel", 40],
  ["textarea", 5000],
  ["text", 200],
])("a field of type %s takes %i characters", (type, count) => {
  expect(longest(type)).toBe(count);
});
