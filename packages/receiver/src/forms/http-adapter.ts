import { isObject, languageOf } from "../payload/submission";
import type { Values } from "../payload/schemas";
import type { Receiver } from "../receiver";
import type { SiteTexts, Texts } from "../texts/texts";
import { hasTooManyFields } from "./body-size";
import { payloadOf, createFormPage, readFormTarget } from "./served-form";
import { checkRequestHeaders, clientIpAddress, header, isForm, type Headers } from "./request";
import { rateLimitResponse, rejectionFor, rejectionResponse, type FormResponse } from "./response";

/** The part of a request that Fastify and Gatsby Functions have in common. */
interface FormRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Headers;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Submits the body of a request to the receiver.
 * @param body parsed JSON, or the values of a form; `undefined` when it could not be parsed
 */
export async function receive(receiver: Receiver, request: FormRequest, body: unknown): Promise<FormResponse> {
  const { url = "", headers } = request;
  const texts = textsFor(request, body, receiver.texts);
  const ipAddress = ipAddressOf(request, receiver);
  // Some hosts have already parsed the body.
  if (hasTooManyFields(body)) return receiver.rejectInvalid("tooLarge", ipAddress, texts);
  if (!isForm(headers)) {
    return receiver.submit({ body, idempotencyKey: header(headers, "idempotency-key"), ipAddress, texts });
  }
  const { name, page } = readFormTarget(url, headers);
  const values = valuesOf(body);
  if (name === undefined || values === undefined) {
    return receiver.rejectInvalid(name === undefined ? "unknownForm" : "badForm", ipAddress, texts);
  }
  return receiver.submit({
    body: payloadOf(name, page, values, texts),
    idempotencyKey: undefined,
    isKeyedByContent: true,
    ipAddress,
    texts,
  });
}

/**
 * The texts of the language of the page that has sent a request. A form sent without script states it in its URL; the
 * path of its page is a second chance, also while the body of a request is not known.
 */
function textsFor({ url = "", headers }: FormRequest, body: unknown, { findTexts, defaultTexts }: SiteTexts): Texts {
  if (!isForm(headers) && body !== undefined) return findTexts(languageOf(body));
  const found = readFormTarget(url, headers).languages.map(findTexts);
  return found.find((texts) => texts.otherLanguage !== undefined) ?? defaultTexts;
}

/**
 * Refuses a request before its body is read, because of its headers or because its sender is over a limit.
 * @returns `undefined` if the body must be read
 */
export async function refuseUnread(receiver: Receiver, request: FormRequest): Promise<FormResponse | undefined> {
  const { method, headers } = request;
  const reason = checkRequestHeaders(method, headers, receiver.proxyCount, siteUrlOf(receiver));
  const isRepeatable = isForm(headers) || header(headers, "idempotency-key") !== undefined;
  const waitMs =
    reason === undefined ? await receiver.waitBeforeReading(ipAddressOf(request, receiver), isRepeatable) : 0;
  if (reason === undefined && waitMs === 0) return undefined;
  const texts = textsFor(request, undefined, receiver.texts);
  return reason === undefined ? rateLimitResponse(waitMs, texts) : rejectionResponse(reason, texts);
}

/** Rejects a request whose body could not be read, and counts it like an invalid one. */
export async function rejectUnreadable(
  receiver: Receiver,
  request: FormRequest,
  error: { readonly statusCode?: number | undefined },
): Promise<FormResponse> {
  const reason = rejectionFor(error);
  const texts = textsFor(request, undefined, receiver.texts);
  return reason === "unavailable"
    ? rejectionResponse(reason, texts)
    : receiver.rejectInvalid(reason, ipAddressOf(request, receiver), texts);
}

function ipAddressOf({ headers, socket }: FormRequest, { proxyCount }: Receiver): string {
  return clientIpAddress(headers, socket.remoteAddress ?? "", proxyCount);
}

function siteUrlOf({ texts }: Receiver): string {
  return texts.defaultTexts["site.json"].url;
}

/** The headers and body of the response: JSON for scripts, a page for a form sent without script. */
export function replyTo(
  { texts: siteTexts, site }: Pick<Receiver, "texts" | "site">,
  request: FormRequest,
  response: FormResponse,
  body: unknown,
): { readonly headers: Readonly<Record<string, string>>; readonly body: FormResponse["body"] | string } {
  const { method, url = "", headers } = request;
  if (method !== "POST" || !isForm(headers)) return response;
  const texts = textsFor(request, body, siteTexts);
  const page = createFormPage(response, readFormTarget(url, headers), valuesOf(body), texts, site);
  return { headers: { ...page.headers, ...response.headers }, body: page.html };
}

/** The values of a form. Some hosts parse it themselves, and turn a duplicate field into a list, which is invalid here. */
function valuesOf(body: unknown): Values | undefined {
  if (!isObject(body)) return undefined;
  return Object.values(body).every((value) => typeof value === "string") ? (body as Values) : undefined;
}
