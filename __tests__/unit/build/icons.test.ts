import { iconNames, iconSheet } from "../../../src/build/icons";

test("every icon that the content may name is in the sheet once", () => {
  const names = iconNames();
  const ids = [...iconSheet(names).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(names);
  expect(new Set(ids).size).toBe(names.length);
});

test("a symbol carries its shape and takes the colour of the words beside it", () => {
  expect(iconSheet(["x"])).toMatch(/<symbol id="x"[^>]*stroke="currentColor"[^>]*><path d="[^"]+"/);
});

test("an icon that the set does not have stops the build", () => {
  expect(() => iconSheet(["no-such-icon"])).toThrow("no-such-icon");
});
