import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localizeFolder } from "@capture/content/locales/localize";
import { readDocuments, TEXTS_FILE } from "@capture/receiver/texts/documents";
import type { Texts } from "@capture/receiver/texts/texts";
import { siteFolder } from "../../../testing/server/host";
import { ANSWER_PAGE } from "./served-form";

/** The mailbox of the sales department for visitors in German. */
export const GERMAN_SALES = "vertrieb@site.example";

/** The texts of data/locales/de as a build writes them, with a mailbox of its own for the sales department. */
export function readGermanTexts(): Texts {
  const folder = mkdtempSync(join(tmpdir(), "german-"));
  try {
    localizeFolder("data", "de", folder);
    const { "site.json": site, ...texts } = readDocuments(folder);
    const mailboxes = { ...site.mailboxes, sales: GERMAN_SALES };
    return { ...texts, "site.json": { ...site, mailboxes }, otherLanguage: "de" };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const BUTTON = '<form data-answer-part="button" hidden method="post"><button type="submit">Go</button></form>';

/** A folder with a built site whose pages are also published in German. */
export function germanSite(texts: Texts): string {
  const page = ANSWER_PAGE.replace("</body>", `${BUTTON}</body>`);
  return siteFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Not found</h1>",
    "form-answer/index.html": page,
    "de/form-answer/index.html": page.replace('lang="en"', 'lang="de"'),
    [`de/${TEXTS_FILE}`]: JSON.stringify(texts),
    _headers: "/de/form-answer\n  Content-Security-Policy: form-action 'self'\n",
  });
}
