import { fillFromSite, fillPlaceholders } from "@capture/domain/placeholders";
import { CONFIRM_DAYS, confirmLink, getLinkKey, unsubscribeLink } from "../newsletter/links";
import type { MailSettings } from "../settings";
import { languageOfRow, type StoredSubmission } from "../store/records";
import type { Store } from "../store/store";
import type { SiteTexts, Texts } from "../texts/texts";
import type { Sender } from "./sender";
import { createMailTransport, describeMailFailure, messageId } from "./mail";

/** Sends the mails by which subscribers confirm their email address, in the language of the page with the form. */
export function createConfirmationSender(
  { server, from }: MailSettings,
  store: Store,
  { findTexts }: SiteTexts,
): Sender {
  const transport = createMailTransport(server);
  return {
    channel: "confirmation",
    async send(submission) {
      const { key, time } = await store.use(async (open) => ({
        key: await getLinkKey(open.db),
        time: await open.time(),
      }));
      const to = { name: "", address: submission.email.trim() };
      const texts = findTexts(languageOfRow(submission));
      await transport.send({ from, to, ...confirmation(submission, texts, key, time) });
    },
    describeFailure: describeMailFailure,
  };
}

/** The plain-text mail. Recipients who did not subscribe can unsubscribe with one click (RFC 8058). */
function confirmation({ id, wording }: StoredSubmission, texts: Texts, key: string, time: number) {
  const { "site.json": site, "labels/newsletter.json": labels } = texts;
  const { subject, text } = labels.mail;
  const values = { link: confirmLink(key, id, time, texts), count: CONFIRM_DAYS, note: wording ?? "" };
  return {
    subject: fillFromSite(subject, site),
    text: fillPlaceholders(fillFromSite(text, site), values),
    messageId: messageId(`${id}.confirm`, texts),
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${unsubscribeLink(key, id, texts)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
