import { withPrefix } from "gatsby";
import type { Notice } from "./notices/notice";

type Labels = Pick<Queries.MarkdownLabelFieldsFragment, "copied" | "copiedText" | "failed" | "failedText">;

const TYPE = "text/plain";

/**
 * Fetches a Markdown file of the site and copies its text.
 * @returns the notice of success, or of how to copy the text by hand
 */
export async function copyMarkdown(path: string, labels: Labels): Promise<Notice> {
  const text = fetchText(path);
  const isCopied = (await isDone(() => copyPending(text))) || (await isDone(() => copyFetched(text)));
  return isCopied
    ? { title: labels.copied, text: labels.copiedText, tone: "success" }
    : { title: labels.failed, text: labels.failedText, tone: "failure" };
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path} could not be loaded: status ${response.status}.`);
  return response.text();
}

/** Safari copies only during a press, and therefore takes text that is still being fetched. */
async function copyPending(text: Promise<string>): Promise<void> {
  const blob = text.then((fetched) => new Blob([fetched], { type: TYPE }));
  // Without a clipboard the promise has no other reader, and its failure would be reported as an error of the page.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
}

/** The fallback for browsers whose clipboard accepts text only, and for plain HTTP, where `navigator.clipboard` is missing. */
async function copyFetched(pending: Promise<string>): Promise<void> {
  const text = await pending;
  if (await isDone(() => navigator.clipboard.writeText(text))) return;
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (!isCopied) throw new Error("The browser refused to copy.");
}

async function isDone(action: () => Promise<void>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch {
    return false;
  }
}
