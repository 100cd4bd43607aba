import { spawnSync } from "node:child_process";
import { parseCommandLine } from "../../../scripts/lib/command-line";

const USAGE = "Usage: npm run content:example -- <kind> [--title TEXT]";
const parse = (...args: string[]) =>
  parseCommandLine(USAGE, { args, allowPositionals: true, options: { title: { type: "string" } } });

test("returns the arguments, or nothing for a request for help", () => {
  expect(parse("article", "--title", "A")).toMatchObject({ positionals: ["article"], values: { title: "A" } });
  expect(parse("--help")).toBeUndefined();
  expect(parse("-h", "article")).toBeUndefined();
});

test.each([
  [["--titel", "A"], `There is no option --titel.\n\n${USAGE}`],
  [["--title"], `The option --title needs a value.\n\n${USAGE}`],
  [["--title", "--picture"], `The option --title needs a value.\n\n${USAGE}`],
])("explains %s in its own words", (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test.each(["content/new", "content/translations", "content/due", "content/history", "content/check"])(
  "%s --help prints how it is used",
  (script) => {
    const args = ["--import", "tsx", `scripts/${script}.ts`, "--help"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: npm run (history|content:\w+)/);
  },
);
