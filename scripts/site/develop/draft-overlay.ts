import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Draft, DraftSite } from "@capture/desk/drafts";
import { contentChecker } from "@capture/content/check/check";
import { parseJsonFile, type JsonFile } from "@capture/content/check/json-file";
import { faultsIn, type Problem } from "@capture/content/check/problem";
import { isDocument } from "@capture/content/model/files-below";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { createDraftPictures } from "./draft-pictures";
import { createSourceChecker } from "./source-checker";

type Check = (draft: JsonFile) => Problem[];

/** Writes the draft of the open form over the copy of its file that the development site shows. */
export interface DraftOverlay extends DraftSite {
  /** Writes the draft again after saved files were copied. */
  renew(): void;
}

/** A file that a draft has replaced. */
interface Replaced {
  path: string;
  draft: string;
  /** Writes the file as it was, with its time, by which `publishContent` recognizes it. */
  restore(): void;
}

/**
 * @param source path of the folder with the saved content
 * @param published path of its copy
 * @param language the language of the copy: `de`; by default, that of the content. A draft does not have the texts of
 *   another language, so it is checked, but not written.
 * @param checkSource checks the folder with the saved content, with a draft instead of its saved file
 */
export function createDraftOverlay(
  source: string,
  published: string,
  language?: string,
  checkSource: Check = createSourceChecker(source),
): DraftOverlay {
  const pictures = createDraftPictures(published);
  let draft: Draft | undefined;
  let replaced: Replaced | undefined;
  // Reading all files takes longer than checking one, so they are read again only after a save or for other pictures.
  let picturesCheck: { paths: string; check: Check } | undefined;

  /** Only the published copy has the pictures that are not saved, so a draft with such pictures is checked there. */
  const checkOf = (paths: readonly string[]): Check => {
    if (paths.length === 0) return checkSource;
    const key = paths.join();
    if (picturesCheck?.paths !== key) picturesCheck = { paths: key, check: contentChecker(published) };
    return picturesCheck.check;
  };
  const write = ({ file, text }: Draft): Problem[] => {
    const name = nameOf(file);
    if (!existsSync(join(source, name))) throw notFound(file);
    const faults = faultsIn(checkOf(pictures.write(text))(parseJsonFile(name, Buffer.from(text))));
    if (faults.length > 0 || language !== undefined) return faults;
    replaced = replaceFile(join(published, name), text, replaced);
    return [];
  };
  const restore = (): void => {
    replaced?.restore();
    draft = replaced = undefined;
  };

  return {
    show(shown) {
      if (draft?.file !== shown.file) restore();
      draft = shown;
      return write(shown);
    },
    hide() {
      restore();
      pictures.clear();
    },
    addPicture: (picture) => (language === undefined ? pictures.add(picture) : undefined),
    readSite: () => JSON.parse(readFileSync(join(published, "site.json"), "utf8")) as JsonValue,
    renew() {
      picturesCheck = undefined;
      // The entry may have been renamed or deleted.
      if (draft && !existsSync(join(source, nameOf(draft.file)))) draft = replaced = undefined;
      if (draft) write(draft);
    },
  };
}

/** Replaces a file. If it still contains the draft before, the file as it was remains that of `before`. */
function replaceFile(path: string, draft: string, before: Replaced | undefined): Replaced {
  const bytes = readFileSync(path);
  const { atime, mtime } = statSync(path);
  const isDraft = before?.path === path && bytes.toString() === before.draft;
  const restore = (): void => {
    writeFileSync(path, bytes);
    utimesSync(path, atime, mtime);
  };
  if (bytes.toString() !== draft) writeFileSync(path, draft);
  return { path, draft, restore: isDraft ? before.restore : restore };
}

/**
 * The path of a document below the folder.
 * @throws Error when the path is not that of a document
 */
function nameOf(file: string): string {
  const name = file.replace(/^data\//, "");
  if (!isDocument(name) || name.split(/[/\\]/).includes("..")) throw notFound(file);
  return name;
}

const notFound = (file: string): Error =>
  Object.assign(new Error(`There is no document ${file}.`), { statusCode: 404 });
