import type { Problem } from "@capture/content/check/problem";
import type { JsonValue } from "@capture/domain/lib/json-value";
import type { Collections } from "../form-field";
import { watchForm, type OpenForm } from "./draft";
import { editedTexts, watchField } from "./edited-field";
import { pagePathOf } from "./page-path";
import { createSiteFrame } from "./site-frame";
import { createSplit } from "./split";
import { sendRequest } from "./requests";
import { createUnsavedPictures, withoutUnsavedPaths } from "./unsaved-pictures";
import { createTextReader, NO_CHANGES } from "./texts";

/** The pause in typing after which the page shows the changes. */
const PAUSE_MS = 200;

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
export function showPage(collections: Collections, write: (document: unknown) => Promise<string>): () => void {
  let form: OpenForm | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readTexts: Promise<ReturnType<typeof createTextReader>> | undefined;
  let changes = NO_CHANGES;
  let isSaved = false;
  let sending: Promise<unknown> = Promise.resolve();
  const pictures = createUnsavedPictures();

  const split = createSplit(() => {
    if (form && split.isShown()) open(form);
    else close();
  });
  const mark = (): void => site.mark(editedTexts(changes));
  const site = createSiteFrame(split.frame, mark);

  const hideDraft = (): Promise<unknown> => {
    pictures.forget();
    return sendRequest("DELETE");
  };
  const show = async (changed: OpenForm): Promise<void> => {
    const isNewest = (): boolean => form === changed;
    const { current, defaultLocale, file } = changed;
    if (file === undefined) return;
    const read = await (readTexts ??= openTexts(changed, collections));
    if (!isNewest()) return;
    changes = read(current);
    site.show(changes);
    // Otherwise the new text is marked when it is on the page.
    if (!changed.isChanged()) mark();
    const send = async (): Promise<void> => {
      if (!isNewest()) return;
      const paths = await pictures.send(current[defaultLocale] ?? {});
      const text = await write(changed.toDocument(paths));
      // A draft that arrives after its form was closed would stay.
      if (!isNewest()) return;
      const problems = changed.isChanged()
        ? await sendRequest("POST", "", JSON.stringify({ file, text }))
        : await hideDraft();
      if (isNewest()) split.showStatus(sentenceFor(changed, collections, (problems ?? []) as Problem[]));
    };
    // A draft could overtake the one before, which would then replace it.
    const sent = sending.then(send);
    sending = sent.catch(() => undefined);
    await sent;
  };
  const showAfter = (changed: OpenForm, pauseMs: number): void => {
    clearTimeout(timer);
    const report = (): void => {
      readTexts = undefined;
      split.showStatus("The development site does not answer.");
    };
    timer = setTimeout(() => void show(changed).catch(report), pauseMs);
  };
  const open = (opened: OpenForm): void => {
    isSaved = false;
    const path = pagePathOf(opened, collections);
    if (path !== undefined) site.open(path);
    split.showStatus(sentenceFor(opened, collections, []));
    showAfter(opened, 0);
  };
  const close = (): void => {
    clearTimeout(timer);
    // After a save the page keeps the texts until Gatsby has them.
    if (!isSaved) site.show(NO_CHANGES);
    if (changes !== NO_CHANGES) void hideDraft().catch(() => undefined);
    changes = NO_CHANGES;
    readTexts = undefined;
    split.showStatus("");
    site.mark([]);
  };

  watchForm((next) => {
    const isOther = next?.file !== form?.file || next?.name !== form?.name;
    if (form && isOther) close();
    form = next;
    if (!next || !split.isShown()) return;
    if (isOther) open(next);
    else showAfter(next, PAUSE_MS);
  });
  watchField(mark);
  window.addEventListener("pagehide", close);
  return () => (isSaved = true);
}

async function openTexts(form: OpenForm, collections: Collections): Promise<ReturnType<typeof createTextReader>> {
  const site = (await sendRequest("GET", "/site.json")) as JsonValue;
  return createTextReader(form, pagePathOf(form, collections), site);
}

function sentenceFor(form: OpenForm, collections: Collections, [problem]: readonly Problem[]): string {
  if (problem) return `Cannot be published yet: ${withoutUnsavedPaths(problem.message)}`;
  if (form.file === undefined) return SENTENCES.new;
  return pagePathOf(form, collections) === undefined ? SENTENCES.none : "";
}
