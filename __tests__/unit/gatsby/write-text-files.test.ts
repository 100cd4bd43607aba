import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesAt } from "@capture/content/model/files-below";
import { SECURITY_TEXT } from "@capture/domain/host/security-text";
import { formerWorkers } from "../../../gatsby/outputs/former-workers";
import { indexNowKey } from "../../../gatsby/outputs/text-files";
import { writeTextFiles } from "../../../gatsby/outputs/write-text-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "text-files-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const written = (): string[] => filesAt(root).map((path) => path.slice(root.length + 1));
const isStatic = (names: readonly string[]) => (name: string) => names.includes(name);
const none = isStatic([]);
const [ours, theirs] = ["https://ours.example", "https://theirs.example"].map(indexNowKey) as [string, string];
const OURS = {
  "robots.txt": "",
  [SECURITY_TEXT]: "Contact: mailto:security@ours.example\n",
  [`${ours}.txt`]: ours,
  "language.json": "{}",
  ...formerWorkers(["/sw.js", "/old/worker.js"], none),
};

test("a build of another site in the same folder removes what the first has written", () => {
  writeTextFiles(root, OURS, none);
  expect(written()).toEqual(Object.keys(OURS).sort());
  const others = { "robots.txt": "", [`${theirs}.txt`]: theirs, ...formerWorkers(["/sw.js"], none) };
  writeTextFiles(root, others, none);
  expect(written()).toEqual(Object.keys(others).sort());
});

test("keeps files of static/, and files that only look like those of the build", () => {
  put(SECURITY_TEXT, "Contact: mailto:security@static.example\n");
  put("sw.js", "self.addEventListener('fetch', serve);\n");
  put(`${ours}.txt`, "another text");
  put("app-0123456789abcdef.js", "run();");
  const before = written();
  writeTextFiles(root, {}, isStatic([SECURITY_TEXT]));
  expect(written()).toEqual(before);
});
