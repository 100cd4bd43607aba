import contact from "../../data/forms/contact.json";
import demo from "../../data/forms/demo.json";
import newsletter from "../../data/forms/newsletter.json";
import page from "../../data/pages/form-answer.json";
import site from "../../data/site.json";
import { fillFromSite } from "../../src/domain/placeholders";
import { controlErrors } from "../../src/forms/payload/field-errors";
import { maxLength } from "../../src/forms/payload/max-length";
import { OWN_RECEIVER } from "../../src/forms/payload/form-endpoint";
import { SERVED_FORMS, toPayload, type Payload } from "../../src/forms/payload/payload";
import type { Values } from "../../src/forms/payload/schemas";
import { withSource } from "../../src/forms/payload/source";
import type { Releases } from "../releases";
import { answerPage, type AnswerPage } from "./answer-page";
import { attribute, elements, setAttribute, setText, withAttribute, type Element } from "./html";
import { header, type Headers } from "./request";
import { TOO_MANY_INVALID, type FormResponse } from "./response";

type ServedForm = (typeof SERVED_FORMS)[number];

const FORMS = { contact, newsletter, demo } satisfies Record<ServedForm, object>;

/** A form that a browser sends by itself, without script. */
export interface PlainForm {
  /** `undefined` when the site has no such form. */
  readonly name: ServedForm | undefined;
  /** Path of the page that it stands in, as far as that is known. */
  readonly page: string | undefined;
}

/** A path of our own site, of at most 200 characters: not the start of another site's address, `//` or `/\`. */
const PATH = /^\/(?![/\\])[\x21-\x7e]{0,199}$/;

/** Refusals that anybody can have without end: they get a short page, which costs the host next to nothing. */
const UNLIMITED = ["foreign", "tooLarge", "notJson", TOO_MANY_INVALID];

/** Which form a request sends, and from where. A form that is shown again names its page in its address. */
export function plainForm(url: string, headers: Headers): PlainForm {
  const query = new URLSearchParams(url.split("?", 2)[1]);
  const referrer = header(headers, "referer") ?? "";
  const from = query.get("page") ?? (URL.canParse(referrer) ? new URL(referrer).pathname : "");
  return {
    name: SERVED_FORMS.find((name) => name === query.get("form")),
    page: PATH.test(from) ? from : undefined,
  };
}

/** The values of a form's body; `undefined` when a field is there twice, or a percent sign or byte stands for nothing. */
export function parseForm(body: Buffer): Values | undefined {
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

/** URLSearchParams would let pass what cannot be decoded. Browsers send each line break as two characters. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " ")).replaceAll("\r\n", "\n");
}

/** The body that the form's script would have sent. */
export function payloadOf(name: ServedForm, from: string | undefined, values: Values): Payload {
  return withSource(toPayload(name, values), from === undefined ? {} : { source_page: from });
}

/**
 * The page that says what became of a form. What was not stored is shown again,
 * with its messages.
 * @param values as they were sent; `undefined` when they could not be read
 */
export function plainAnswer(
  { body, refusal }: FormResponse,
  { name, page: from }: PlainForm,
  values: Values | undefined,
  releases?: Releases,
): AnswerPage {
  const back = from ?? "/";
  if (!("error" in body)) {
    const { title, text } = FORMS[name ?? "contact"].success;
    return answerPage({ title: fillFromSite(title, site), text: fillFromSite(text, site), back }, releases);
  }
  const refused = { title: page.labels.notSent, text: body.error, back };
  if (refusal !== undefined && UNLIMITED.includes(refusal)) return answerPage(refused);
  if (name === undefined || values === undefined) return answerPage(refused, releases);
  const { inputs } = FORMS[name];
  const errors = controlErrors(inputs, body.fields ?? {});
  const labels = new Map(inputs.map((input) => [input.name, input.label.replace(/ \*$/, "")]));
  // In the order of the form, then what is none of its fields.
  const faults = [...new Set([...labels.keys(), ...Object.keys(errors)])]
    .filter((control) => Object.hasOwn(errors, control))
    .map((control) => ({
      id: labels.has(control) ? `${name}-${control}` : "first-screen",
      text: `${labels.get(control) ?? control}: ${errors[control]}`,
    }));
  const shown = shortened(values, new Map(inputs.map((input) => [input.name, input.type])));
  const action = `${OWN_RECEIVER}?${new URLSearchParams({ form: name, page: back }).toString()}`;
  return answerPage(
    { ...refused, faults, part: name, fill: (part) => fillForm(part, action, shown, errors) },
    releases,
  );
}

/**
 * What is too long is cut at twice its limit: escaped, it would be an answer of
 * several times the size of the question.
 */
function shortened(values: Values, types: ReadonlyMap<string, string>): Values {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, text]) => [name, text.slice(0, 2 * maxLength(types.get(name) ?? ""))]));
}

/** Gives a served form its values and messages, marked as the live form marks them. */
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
    for (const place of withAttribute(all, "id", message)) setText(place, error);
  }
}
