import { join } from "node:path";
import { getLinkKey } from "@capture/receiver/newsletter/links";
import { openSiteTexts } from "@capture/receiver/texts/site-texts";
import { eventually, siteFolder, startHost, type Host } from "../../../testing/server/host";
import { startMailbox, textOf, type Mail } from "./mail";
import { withStore } from "../../../testing/server/stores";
import { submissions } from "../../../testing/server/submissions";

const ANSWER_PAGE = `<!DOCTYPE html><html><head><title>Your Form</title><script>start()</script></head><body><header>Menu</header>
<h1 data-answer="title"></h1><p data-answer="text"></p><div data-answer="slot"><form data-answer-part="button" hidden
method="post"><button type="submit">Go</button></form></div><p data-answer="back"><a href="/">Back</a></p></body></html>`;

/** A folder with a built site that contains the response page. */
export const siteWithResponsePage = (): string =>
  siteFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Not found</h1>",
    "form-answer/index.html": ANSWER_PAGE,
    _headers: "/form-answer\n  Content-Security-Policy: default-src 'self'\n",
  });

/** The path and query string of the confirmation link in a mail. */
export function confirmPath(mail: Mail | undefined): string {
  return /https:\/\/\S+(\/api\/newsletter\?confirm=\S+)/.exec(mail ? textOf(mail) : "")?.[1] ?? "";
}

/** The path and query string of the URL to which mail programs post for unsubscribing with one click. */
export function oneClickPath(mail: Mail | undefined): string {
  return /^List-Unsubscribe:\s+<https:\/\/[^/]+([^>]+)>/im.exec(mail?.head ?? "")?.[1] ?? "";
}

/** Requests a link, and returns the parts of the response page. */
export async function follow(host: Host, path: string, init: RequestInit = {}) {
  const response = await fetch(host.url + path, init);
  const text = await response.text();
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    text,
    title,
    button: /<button[^>]*>([^<]*)/.exec(text)?.[1],
  };
}

/** Presses the button on the page of a link. */
export const press = (host: Host, path: string, init: RequestInit = {}) =>
  follow(host, path, { method: "POST", ...init });

/** The key that signs the links. */
export const keyOf = (url: string) => withStore(url, ({ db }) => getLinkKey(db));

/** The stored proofs of consent, one for each request. */
export const subscriptions = (url: string) =>
  withStore(url, ({ db }) => db.selectFrom("subscriptions").selectAll().execute());

/** The path and query string of a URL. */
export const toRelativeUrl = (link: string): string => link.slice(new URL(link).origin.length);

/** A host that sends confirmation mails, with its mail server. @param folder of the built site */
export async function startNewsletter(createEmptyDatabase: () => Promise<string>, folder = siteWithResponsePage()) {
  const url = await createEmptyDatabase();
  const mailbox = await startMailbox();
  const env = {
    DATABASE_URL: url,
    ERASURES_FILE: join(folder, "erased"),
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    NOTIFY_TO: "team@company.example",
  };
  const host = await startHost({ env, folder });
  const listOutbox = () => withStore(url, ({ db }) => db.selectFrom("outbox").selectAll().execute());
  return {
    url,
    env,
    host,
    mailbox,
    run: (...args: string[]) =>
      submissions(
        args,
        env,
        openSiteTexts(() => join(folder, "public")),
      ),
    waitForEmptyOutbox: () => eventually(async () => (await listOutbox()).length === 0),
  };
}
