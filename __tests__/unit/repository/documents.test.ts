import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gitLines, isClone } from "../../support/repository/git";

const FENCE = /^ *```[^]*?^ *```$/gm;
const SCRIPTS = (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts;
/** A path in code that begins with a folder of the repository, without placeholders and patterns. */
const PATH =
  /`((?:__tests__|bench|deploy|docs|gallery|gatsby|packages|plugins|scripts|src|testing|data\/schemas)\/[^`<>*{} ]*)`/g;
/** What changed names files as they were then. */
const IS_HISTORY = /^CHANGELOG\.md$|^docs\/decisions\/|^docs\/upgrading\.md$/;

const documents = isClone ? gitLines("ls-files").filter((path) => path.endsWith(".md") && existsSync(path)) : [];
const read = (path: string): string => readFileSync(path, "utf8");

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(path: string): string[] {
  const headings = [
    ...read(path)
      .replace(FENCE, "")
      .matchAll(/^#{1,6} (.*)$/gm),
  ];
  return headings.map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function isBroken(document: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? document : join(dirname(document), path);
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

(isClone ? describe : describe.skip)("documents", () => {
  test("every link leads to a file of the repository, and to a heading in it", () => {
    expect(documents.length).toBeGreaterThan(50);
    const broken = documents.flatMap((document) =>
      [
        ...read(document)
          .replace(FENCE, "")
          .matchAll(/\]\(([^)\s]+)\)/g),
      ]
        .map(([, link = ""]) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && isBroken(document, link))
        .map((link) => `${document}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test("every path in code exists", () => {
    const missing = documents
      .filter((document) => !IS_HISTORY.test(document))
      .flatMap((document) =>
        [...read(document).matchAll(PATH)]
          .map(([, path = ""]) => path)
          .filter((path) => !existsSync(path) && !existsSync(join(dirname(document), path)))
          .filter((path) => !existsSync(`${path}.test.ts`) && !existsSync(`${path}.test.tsx`))
          .map((path) => `${document}: ${path}`),
      );
    expect(missing).toEqual([]);
  });

  test("every npm script in documents and in deploy/ exists", () => {
    const paths = [...documents.filter((path) => !IS_HISTORY.test(path)), ...gitLines("ls-files", "deploy")];
    const unknown = paths.flatMap((path) =>
      [...read(path).matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !name.startsWith("-") && !(name in SCRIPTS))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
