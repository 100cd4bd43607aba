import { fillFromSite } from "@capture/domain/placeholders";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { controlErrors } from "../payload/field-errors";
import { maxLength } from "../payload/max-length";
import { RECEIVER_PATH } from "../payload/form-endpoint";
import { LANGUAGE_FIELD, SERVED_FORMS, toPayload, withSource, type Payload } from "../payload/payload";
import type { Values } from "../payload/schemas";
import type { Texts } from "../texts/texts";
import { answerPage, homePath, shortPage, type AnswerPage, type CurrentSite } from "./answer-page";
import { assertFormSize } from "./body-size";
import { attribute, elements, setAttribute, setText, withAttribute, type Element } from "./html";
import { header, type Headers } from "./request";
import { TOO_MANY_INVALID, type FormResponse } from "./response";

/** A form that a browser sends without script. */
type FormTarget = ReturnType<typeof readFormTarget>;

/** A path of our own site, of at most 200 characters. `//` or `/\` would begin the URL of another site. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]{0,199}$/;

/** Refusals of which there may be many. They get a short page, so that a flood of them costs the host little. */
const SHORT_PAGE_REJECTIONS = ["foreign", "tooLarge", "notJson", TOO_MANY_INVALID];

/** The form and page of a request. A form that is shown again has its page in the query string. */
export function readFormTarget(url: string, headers: Headers) {
  const query = new URLSearchParams(url.split("?", 2)[1]);
  const referrer = header(headers, "referer") ?? "";
  const path = query.get("page") ?? parseUrl(referrer)?.pathname ?? "";
  const language = query.get("language");
  return {
    /** `undefined` when the site has no such form. */
    name: SERVED_FORMS.find((name) => name === query.get("form")),
    /** Path of the page that contains it, if known. */
    page: OWN_PATH.test(path) ? path : undefined,
    /** The candidates for the language of that page: as the form states it, and the first part of the path. */
    languages: [...(language === null ? [] : [language]), path.split("/")[1] ?? ""],
  };
}

/**
 * Parses the body of a form; `undefined` for a duplicate field, an incomplete percent encoding or invalid UTF-8.
 * @throws an error with status 413 when it is too large or has too many fields
 */
export function parseForm(body: Buffer): Values | undefined {
  assertFormSize(body);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    const pairs = text
      .split("&")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const end = pair.includes("=") ? pair.indexOf("=") : pair.length;
        return [decode(pair.slice(0, end)), decode(pair.slice(end + 1))] as const;
      });
    const values = Object.fromEntries(pairs);
    return Object.keys(values).length === pairs.length ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes strictly, unlike URLSearchParams. Browsers send a line break as CR LF. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " ")).replaceAll("\r\n", "\n");
}

/** The same body that the form's script would send. */
export function payloadOf(
  name: NonNullable<FormTarget["name"]>,
  page: string | undefined,
  values: Values,
  texts: Texts,
): Payload {
  const { otherLanguage: language } = texts;
  const payload = toPayload(name, values, language === undefined ? {} : { [LANGUAGE_FIELD]: language });
  return withSource(payload, page === undefined ? {} : { source_page: page });
}

/**
 * The page that confirms a form, or shows it again with its values and errors.
 * @param values submitted values; `undefined` when they could not be parsed
 * @param texts of the visitor's language
 */
export function createFormPage(
  { body, rejection }: FormResponse,
  { name, page: sourcePage }: FormTarget,
  values: Values | undefined,
  texts: Texts,
  currentSite?: CurrentSite,
): AnswerPage {
  const { "site.json": site, "pages/form-answer.json": page } = texts;
  const back = sourcePage ?? homePath(texts);
  if (!("error" in body)) {
    const { title, text } = texts[`forms/${name ?? "contact"}.json`].success;
    return answerPage({ title: fillFromSite(title, site), text: fillFromSite(text, site), back, texts }, currentSite);
  }
  const content = { title: page.labels.notSent, text: body.error, back, texts };
  // The first refusals of a sender over the limit contain the visitor's text; later ones are sent without reading it.
  const isUnread = rejection === "tooMany" && values === undefined;
  if (isUnread || (rejection !== undefined && SHORT_PAGE_REJECTIONS.includes(rejection))) return shortPage(content);
  if (name === undefined || values === undefined) return answerPage(content, currentSite);
  const { inputs } = texts[`forms/${name}.json`];
  const errors = controlErrors(inputs, body.fields ?? {});
  const labels = new Map(inputs.map((input) => [input.name, input.label.replace(/ \*$/, "")]));
  // The fields in the order of the form, then unknown ones.
  const faults = [...new Set([...labels.keys(), ...Object.keys(errors)])]
    .filter((control) => Object.hasOwn(errors, control))
    .map((control) => ({
      id: labels.has(control) ? `${name}-${control}` : "first-screen",
      text: `${labels.get(control) ?? control}: ${errors[control]}`,
    }));
  const truncated = truncate(values, new Map(inputs.map((input) => [input.name, input.type])));
  const { otherLanguage: language } = texts;
  const target = { form: name, page: back, ...(language !== undefined && { language }) };
  const action = `${RECEIVER_PATH}?${new URLSearchParams(target).toString()}`;
  return answerPage(
    { ...content, faults, part: name, fill: (part) => fillForm(part, action, truncated, errors) },
    currentSite,
  );
}

/** Truncates values to twice their limit: with escapes, long values make the response much larger than the request. */
function truncate(values: Values, types: ReadonlyMap<string, string>): Values {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, text]) => [name, text.slice(0, 2 * maxLength(types.get(name) ?? ""))]));
}

/** Fills values and error messages into the form of the page, with the ARIA attributes that its script would set. */
function fillForm(part: Element, action: string, values: Values, errors: Values): void {
  const all = elements(part);
  for (const element of all) {
    if (element.tagName === "form") setAttribute(element, "action", action);
    const name = attribute(element, "name");
    if (name === undefined) continue;
    if (element.tagName === "textarea") setText(element, values[name] ?? "");
    else setAttribute(element, "value", values[name] ?? "");
    const error = errors[name];
    if (error === undefined) continue;
    const message = `${attribute(element, "id") ?? ""}-message`;
    setAttribute(element, "aria-invalid", "true");
    setAttribute(element, "aria-describedby", message);
    for (const target of withAttribute(all, "id", message)) setText(target, error);
  }
}
