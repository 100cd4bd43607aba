import { fontFaces, fonts } from "@brand";

const families = new Set(fontFaces.map(({ fontFamily }) => fontFamily));
const partial = fontFaces.filter((face) => "unicodeRange" in face);
const names = (stack: string): string[] => stack.split(",").map((name) => name.trim().replaceAll('"', ""));

test("font files with a unicode-range have their own families, so that they do not replace the main files", () => {
  expect(partial).not.toHaveLength(0);
  for (const { fontFamily } of partial) {
    expect(partial).toEqual(expect.arrayContaining(fontFaces.filter((face) => face.fontFamily === fontFamily)));
  }
});

test.each(Object.entries(fonts))(
  "%s lists our families before system fonts: rare characters second, the fallback last",
  (_role, stack) => {
    const [first, ...others] = names(stack);
    const rest = `${first ?? ""} Rest`;
    if (families.has(rest)) expect(others[0]).toBe(rest);
    const own = names(stack).filter((name) => families.has(name));
    expect(names(stack).slice(0, own.length)).toEqual(own);
    expect(own.at(-1)).toMatch(/ Fallback$/);
  },
);

test("every family is used by a font stack", () => {
  const used = Object.values(fonts).flatMap(names);
  expect(new Set(used.filter((name) => families.has(name)))).toEqual(families);
});
