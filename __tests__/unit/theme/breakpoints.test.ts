import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { media, sizes } from "../../../src/theme/breakpoints";

test("media returns the condition of a breakpoint", () => {
  expect(media("laptop")).toBe("(min-width: 60em)");
});

test("sizes lists the widest window first, in any order of its argument", () => {
  expect(sizes("60vw", { wide: "38rem", tablet: "94vw", laptop: "46vw" })).toBe(
    "(min-width: 84em) 38rem, (min-width: 60em) 46vw, (min-width: 44em) 94vw, 60vw",
  );
});

test("sizes without breakpoints has no condition", () => {
  expect(sizes("10rem", {})).toBe("10rem");
});

test("no other file writes the width of a breakpoint", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const matches = files.filter((name) => /-width: ?[\d.]+em/.test(readFileSync(join("src", name), "utf8")));
  expect(matches).toEqual(["theme/breakpoints.ts"]);
});
