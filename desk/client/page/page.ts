import type { CmsConfig } from "@sveltia/cms";
import type { Problem } from "../../../src/content/check/problem";
import type { JsonValue } from "../../../src/lib/json-value";
import { findForm } from "../form-field";
import { watchForm, type OpenForm } from "./draft";
import { editedText, watchField } from "./edited-field";
import { pagePathOf } from "./page-path";
import { createSiteFrame } from "./site-frame";
import { createTextReader, type ReadTexts } from "./shown-texts";
import { createSplit } from "./split";
import { changedTexts, NO_CHANGES, type ShownTexts } from "./texts";

/** The pause in typing after which the page shows the changes. */
const PAUSE_MS = 200;

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

const SENTENCES = {
  new: "A new entry appears on the site after it is saved.",
  none: "This form has no page of its own. Follow the links of the page to see where its texts appear.",
};

/**
 * Shows the page of the open form next to it, with the changes that are not saved.
 * @param collections the forms
 * @param write formats a document as its file
 * @returns a handler for `postSave`
 */
export function showPage(
  collections: NonNullable<CmsConfig["collections"]>,
  write: (document: unknown) => Promise<string>,
): () => void {
  let form: OpenForm | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readTexts: Promise<ReadTexts> | undefined;
  let versions: ShownTexts[] = [];
  let isSaved = false;

  const split = createSplit(() => {
    if (form && split.isShown()) open(form);
    else close();
  });
  const mark = (): void => void site.mark(editedText(versions.at(-1) ?? {}));
  const site = createSiteFrame(split.frame, mark);

  const send = async ({ file, current, saved, toDocument, isChanged }: OpenForm): Promise<void> => {
    const read = await readTexts;
    // Another form has its own texts.
    if (file === undefined || form?.file !== file || !read) return;
    if (versions.length === 0) versions = [read(saved)];
    const texts = read(current);
    site.show(changedTexts(versions, texts));
    versions.push(texts);
    mark();
    const body = JSON.stringify({ file, text: await write(toDocument(NO_PICTURES)) });
    const problems = isChanged() ? await request("POST", "", body) : await request("DELETE");
    if (form?.file === file) split.say(sentenceFor(form, collections, (problems ?? []) as Problem[]));
  };
  const sendAfter = (changed: OpenForm, pauseMs: number): void => {
    clearTimeout(timer);
    const report = (): void => split.say("The development site does not answer.");
    timer = setTimeout(() => void send(changed).catch(report), pauseMs);
  };
  const open = (opened: OpenForm): void => {
    isSaved = false;
    const path = pagePathOf(opened, collections);
    if (path !== undefined) site.open(path);
    split.say(sentenceFor(opened, collections, []));
    readTexts = openTexts(opened, collections);
    sendAfter(opened, 0);
  };
  const close = (): void => {
    clearTimeout(timer);
    // After a save the page keeps the texts until Gatsby has them.
    if (!isSaved) site.show(NO_CHANGES);
    if (versions.length > 0) void request("DELETE").catch(() => undefined);
    versions = [];
    split.say("");
    site.mark(undefined);
  };

  watchForm((next) => {
    const isOther = next?.file !== form?.file || next?.name !== form?.name;
    if (form && isOther) close();
    form = next;
    if (!next || !split.isShown()) return;
    if (isOther) open(next);
    else sendAfter(next, PAUSE_MS);
  });
  watchField(mark);
  window.addEventListener("pagehide", close);
  return () => (isSaved = true);
}

async function openTexts(form: OpenForm, collections: NonNullable<CmsConfig["collections"]>): Promise<ReadTexts> {
  const fields = findForm(form.file ?? "", collections)?.fields ?? [];
  return createTextReader(form, fields, (await request("GET", "/site.json")) as JsonValue);
}

/** Sends a request to desk/drafts.ts. A request at the end of the page is completed after it. */
async function request(method: string, path = "", body?: string): Promise<unknown> {
  const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  const response = await fetch(`/admin/draft${path}`, { method, headers, body, keepalive: body === undefined });
  if (!response.ok) throw new Error(`The desk’s server answered ${response.status}.`);
  return response.status === 204 ? undefined : response.json();
}

function sentenceFor(
  form: OpenForm,
  collections: NonNullable<CmsConfig["collections"]>,
  [problem]: readonly Problem[],
): string {
  if (problem) return `Cannot be published yet: ${problem.message}`;
  if (form.file === undefined) return SENTENCES.new;
  return pagePathOf(form, collections) === undefined ? SENTENCES.none : "";
}
