/** Whose quota is exceeded: that of the sending account or server, or of one receiving mailbox. */
type QuotaOwner = "sender" | "recipient";

/**
 * Enhanced status codes (RFC 3463) of quotas and rate limits, without their first digit: providers reply with a 5, although
 * these errors are temporary. Codes of blocked accounts, such as Exchange Online's 7.705, are not listed.
 */
const QUOTA_CODES: Readonly<Record<string, QuotaOwner>> = {
  "2.2": "recipient", // the mailbox is full; Exchange Online also sends it for a quota of the sender
  "3.1": "sender", // the disk of the mail server is full
  "4.5": "sender", // congestion; Gmail: daily sending limit (support.google.com/a/answer/3726730)
  "7.28": "sender", // mail flood; Gmail sends it as 421 4.7.28
  // Exchange Online: learn.microsoft.com/exchange/troubleshoot/email-delivery/ndr/non-delivery-reports-in-exchange-online
  "1.90": "sender", // recipients per day
  "2.121": "recipient", // mails per hour from this sender
  "2.122": "recipient", // mails per hour
  "7.232": "sender", // recipients per day, of a trial
  "7.233": "sender", // recipients per day
  "7.508": "sender", // mails of a range of IPv6 addresses
};

/**
 * Codes with several meanings. They mean a quota if the reply contains these words of Gmail, as in
 * `550 5.7.1 Daily SMTP relay limit exceeded for customer.`
 */
const AMBIGUOUS_CODES: Readonly<Record<string, readonly [RegExp, QuotaOwner]>> = {
  "2.1": [/receiving mail (at a rate|too quickly)/i, "recipient"],
  "7.1": [/(daily|relay|sending) (limit|quota)/i, "sender"],
};

/** The owner of the quota in a reply such as `550 5.4.5 Daily user sending limit exceeded.`; `undefined` for others. */
export function quotaIn(reply: string): QuotaOwner | undefined {
  const [, code = ""] = /^\d{3}[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(reply) ?? [];
  const [words, owner] = AMBIGUOUS_CODES[code] ?? [];
  return words?.test(reply) ? owner : QUOTA_CODES[code];
}
