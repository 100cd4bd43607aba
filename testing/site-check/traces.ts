import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "@capture/content/model/brand";
import { filesBelow, readJson } from "@capture/content/model/files-below";
import { readMark } from "@capture/content/model/mark";
import type { BuiltSite } from "./built-site";
import { addTo, firstOf, type CheckResult } from "./check-result";

/** Files that contain text. */
const TEXT_FILE = /\.(html|js|json|xml|txt|webmanifest|svg|css)$/;
/** Files that visitors and crawlers read, in which a short name such as PRO is a name. */
const PAGE_FILE = /\.(html|xml|txt|webmanifest)$/;

/** The name of a solution is the word of a trade, and one such as “Platform” is in the texts of any company. */
const COMMON_NAME = /^\p{Lu}\p{Ll}+$/u;

/** What identifies a company in its content. */
interface Identity {
  /** Its brand, legal name, host (also that of its mailboxes), colors and mark. */
  readonly marks: readonly string[];
  /** The names of its entries. */
  readonly names: readonly string[];
  /** Their names and titles, which may contain that of another company: “Dive PRO”. */
  readonly titles: readonly string[];
}

/**
 * Checks that a built site contains nothing of another company: its brand, its host, its mailboxes, its colors, its mark and
 * the names of its entries, unless they are in the content of the site as well.
 * @param content content folder of the site
 * @param other content folder of the other company
 */
export function checkTraces({ root }: BuiltSite, content: string, other: string): CheckResult {
  const own = readIdentity(content);
  const foreign = readIdentity(other);
  const marks = foreign.marks.filter((mark) => !own.marks.includes(mark));
  const patterns = foreign.names
    .map((name) => [name, wordPattern(name)] as const)
    .filter(([, pattern]) => ![...own.names, ...own.titles].some((text) => pattern.test(text)));
  const filesByTrace = new Map<string, string[]>();
  const files = filesBelow(root).filter((name) => TEXT_FILE.test(name));
  for (const name of files) {
    const text = readFileSync(join(root, name), "utf8");
    const inPage = PAGE_FILE.test(name) ? patterns.filter(([, pattern]) => pattern.test(text)) : [];
    const found = [...marks.filter((mark) => text.includes(mark)), ...inPage.map(([trace]) => trace)];
    for (const trace of found) addTo(filesByTrace, trace, name);
  }
  const faults = [...filesByTrace].map(
    ([trace, found]) =>
      `“${trace}” belongs to another company, and is in ${firstOf(found)}. Replace it in your content, and build again.`,
  );
  return { name: "files without a trace of another company", count: files.length, faults };
}

function readIdentity(content: string): Identity {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(content, name), "utf8"));
  const { brand, legalName, url } = read("site.json") as Record<"brand" | "legalName" | "url", string>;
  const register = existsSync(join(content, "names.json"))
    ? (read("names.json") as { items: { file: string; name: string }[] }).items
    : [];
  const entries = filesBelow(content).filter((name) => /^(products|solutions|tours)\/.*\.json$/.test(name));
  const host = new URL(url).host.replace(/^www\./, "");
  return {
    marks: [brand, legalName, host, ...readBrand(content).colors.ramp, readMark(content).shapes],
    names: register
      .filter(({ file, name }) => !file.startsWith("solutions/") && !COMMON_NAME.test(name))
      .map(({ name }) => name),
    titles: entries.flatMap((file) => {
      const { name, title } = readJson(join(content, file)) as Readonly<Record<"name" | "title", string | undefined>>;
      return [name ?? [], title ?? []].flat();
    }),
  };
}

const wordPattern = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\p{N}-])`, "u");
