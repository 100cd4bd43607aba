import { readFileSync, writeFileSync } from "node:fs";
import { formatFile } from "./format-file";

/**
 * Replaces the section of a document between `<!-- NAME: written by npm run docs:NAME -->` and `<!-- end of NAME -->`.
 * @param document path of a Markdown file
 * @throws Error when the document has no such section
 */
export async function writeDocsSection(document: string, name: string, section: string): Promise<void> {
  const begin = `<!-- ${name}: written by npm run docs:${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, rest, ...more] = readFileSync(document, "utf8").split(begin);
  const [, after, ...ends] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined || more.length + ends.length > 0)
    throw new Error(`${document} must contain “${begin}” and then “${end}”, both once.`);
  writeFileSync(document, `${before}${begin}\n\n${section}\n\n${end}${after}`);
  await formatFile(document);
}
