import { join, relative, resolve, sep } from "node:path";
import { contentFolder } from "@capture/content/model/folder";

const DATA = resolve("data") + sep;

/** The file of CONTENT_DIR that a command reads instead of a file of data/. */
export function contentFileFor(file: string): string {
  return file.startsWith(DATA) ? join(contentFolder(), relative(DATA, file)) : file;
}

/*
 * The server imports its texts and mailboxes from data/ (`import site from "../data/site.json"`), so that they are typed and
 * part of bundles. With CONTENT_DIR, these imports read the files of that folder. Import this module before the server.
 */
const { [".json"]: readJson } = require.extensions;
if (process.env.CONTENT_DIR !== undefined && readJson !== undefined) {
  require.extensions[".json"] = (module, file) => readJson(module, contentFileFor(file));
}
