import { readFileSync } from "node:fs";
import { PATCHES } from "../src/patches/sveltia-patches";

const source = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

test.each(PATCHES.map((patch) => [patch.name, patch] as const))(
  "%s changes the installed Sveltia, and reports that its code has changed",
  (_name, patch) => {
    expect(patch(source)).not.toBe(source);
    expect(() => patch("")).toThrow(/^Sveltia’s code for .+ has changed\..+desk\/src\/patches\/.+\.ts/);
  },
);
