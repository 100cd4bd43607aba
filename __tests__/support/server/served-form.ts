import { JSDOM } from "jsdom";

/** A built response page with forms, like that of src/pages/form-answer.tsx. */
export const ANSWER_PAGE = `<!DOCTYPE html><html lang="en"><head><title>Your Form</title></head><body>
<h1 data-answer="title">Nothing</h1><p data-answer="text">Nothing</p>
<ul data-answer="faults" hidden=""><li><a href="#x">Nothing</a></li></ul>
<div data-answer-part="newsletter" hidden=""><form action="/"><input name="email"/></form></div>
<div data-answer-part="contact" hidden=""><form action="/api/submit-form?form=contact" method="post">
${["firstName", "lastName", "email", "subject"]
  .map((name) => `<input id="contact-${name}" name="${name}"/><p id="contact-${name}-message"></p>`)
  .join("\n")}
<textarea id="contact-message" name="message"></textarea><p id="contact-message-message"></p>
<input name="annotation"/></form></div>
<p data-answer="back"><a href="/contact">Back</a></p><script>start()</script></body></html>`;

/** Values of the contact form. */
export const CONTACT = {
  firstName: "Di",
  lastName: "Eff",
  email: "di@home.example",
  subject: "A question",
  message: "<b>Hello</b>\r\n“quotes” & 😀",
} as const;

/** The response page of a form. */
export interface PageReply {
  readonly status: number;
  readonly headers: Headers;
  readonly document: Document;
  /** The text of the element whose `data-answer` is `name`. */
  textOf(name: string): string | undefined;
}

/**
 * Sends a form like a browser without script.
 * @param values of the fields, or a body that is sent unchanged
 * @param headers are added to those of a browser, or override them; a header with an empty value is not sent
 */
export async function sendForm(
  url: string,
  form: string,
  values: Readonly<Record<string, string>> | string,
  headers: Record<string, string> = {},
): Promise<PageReply> {
  const all = {
    "content-type": "application/x-www-form-urlencoded",
    origin: url,
    referer: `${url}/contact?from=mail`,
    ...headers,
  };
  const response = await fetch(`${url}/api/submit-form?form=${form}`, {
    method: "POST",
    headers: Object.entries(all).filter(([, value]) => value !== ""),
    body: typeof values === "string" ? values : new URLSearchParams(values).toString(),
  });
  const { document } = new JSDOM(await response.text()).window;
  return {
    status: response.status,
    headers: response.headers,
    document,
    textOf: (name) => document.querySelector(`[data-answer="${name}"]`)?.textContent ?? undefined,
  };
}

/** A built site with a page that answers forms. */
export const FORM_SITE = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "form-answer/index.html": ANSWER_PAGE,
  _headers: "/form-answer\n  Content-Security-Policy: form-action 'self'\n  Cache-Control: public\n",
};
