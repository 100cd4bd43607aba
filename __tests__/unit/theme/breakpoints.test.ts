import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { media, sizes } from "../../../src/theme/breakpoints";

test("a media condition is written by the name of a breakpoint", () => {
  expect(media("laptop")).toBe("(min-width: 60em)");
});

test("sizes names the widest window first, whatever the order that they are given in", () => {
  expect(sizes("60vw", { wide: "38rem", tablet: "94vw", laptop: "46vw" })).toBe(
    "(min-width: 84em) 38rem, (min-width: 60em) 46vw, (min-width: 44em) 94vw, 60vw",
  );
});

test("a picture of one width has no condition", () => {
  expect(sizes("10rem", {})).toBe("10rem");
});

test("no other file writes the width of a breakpoint", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const writing = files.filter((name) => /-width: ?[\d.]+em/.test(readFileSync(join("src", name), "utf8")));
  expect(writing).toEqual(["theme/breakpoints.ts"]);
});
