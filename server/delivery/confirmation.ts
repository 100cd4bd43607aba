import labels from "../../data/labels/newsletter.json";
import site from "../../data/site.json";
import { fillFromSite, fillPlaceholders } from "../../src/domain/placeholders";
import { CONFIRM_DAYS, confirmLink, getLinkKey, unsubscribeLink } from "../newsletter/links";
import type { MailSettings } from "../settings";
import type { StoredSubmission } from "../store/records";
import type { Store } from "../store/store";
import type { Sender } from "./sender";
import { createMailTransport, describeMailFailure, messageId } from "./mail";

/** Sends the mails by which subscribers confirm their email address. */
export function createConfirmationSender({ server, from }: MailSettings, store: Store): Sender {
  const transport = createMailTransport(server);
  return {
    channel: "confirmation",
    async send(submission) {
      const { key, time } = await store.use(async (open) => ({
        key: await getLinkKey(open.db),
        time: await open.time(),
      }));
      const to = { name: "", address: submission.email.trim() };
      await transport.send({ from, to, ...confirmation(submission, key, time) });
    },
    describeFailure: describeMailFailure,
  };
}

/** The plain-text mail. Recipients who did not subscribe can unsubscribe with one click (RFC 8058). */
function confirmation({ id, wording }: StoredSubmission, key: string, time: number) {
  const { subject, text } = labels.mail;
  const values = { link: confirmLink(key, id, time), count: CONFIRM_DAYS, note: wording ?? "" };
  return {
    subject: fillFromSite(subject, site),
    text: fillPlaceholders(fillFromSite(text, site), values),
    messageId: messageId(`${id}.confirm`),
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${unsubscribeLink(key, id)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
