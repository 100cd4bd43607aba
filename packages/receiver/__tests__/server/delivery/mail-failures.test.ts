import { describeMailFailure, recipientOf } from "../../../src/delivery/mail";
import { toRow } from "../../../src/store/submissions";
import type { Texts } from "../../../src/texts/texts";
import { BODIES } from "../../../../../testing/server/bodies";
import { texts } from "../../../../../testing/server/texts";

const site = texts["site.json"];

test("parks a mail to an invalid email address immediately, but not after a 4xx reply", () => {
  expect(describeMailFailure(Object.assign(new Error("Invalid recipient"), { code: "EENVELOPE" }))).toMatchObject({
    permanentReason: "cannot be sent (EENVELOPE)",
    isDown: false,
  });
  const later = Object.assign(new Error("Greylisted"), { code: "EENVELOPE", responseCode: 451 });
  expect(describeMailFailure(later)).toMatchObject({ permanentReason: undefined, isDown: false });
});

test.each([
  ["550 5.4.5 Daily user sending limit exceeded.", { permanentReason: undefined, isDown: true }],
  ["550-5.4.5 Daily user sending limit exceeded. For more information\n550 5.4.5 go there", { isDown: true }],
  ["552 5.2.2 The recipient's inbox is out of storage space.", { permanentReason: undefined, isDown: false }],
  ["452 4.2.2 The recipient's inbox is out of storage space.", { permanentReason: undefined, isDown: false }],
  ["550 5.7.233 Your tenant exceeded its daily limit.", { permanentReason: undefined, isDown: true }],
  ["550 5.1.90 You've reached your daily limit for message recipients.", { permanentReason: undefined, isDown: true }],
  ["550 5.2.122 The recipient has exceeded their limit per hour.", { permanentReason: undefined, isDown: false }],
  ["550 5.7.1 Daily SMTP relay limit exceeded for customer.", { permanentReason: undefined, isDown: true }],
  ["550 5.2.1 The user you are trying to contact is receiving mail at a rate that …", { permanentReason: undefined }],
  ["550 5.2.1 The account that you tried to reach is disabled.", { permanentReason: "SMTP 550", isDown: false }],
  ["550 5.7.1 This message violates our policy.", { permanentReason: "SMTP 550", isDown: false }],
  ["550 5.7.705 Access denied, tenant has exceeded threshold.", { permanentReason: "SMTP 550", isDown: false }],
  ["550 5.1.1 No such user: 5.4.5", { permanentReason: "SMTP 550", isDown: false }],
  ["550 No such user", { permanentReason: "SMTP 550", isDown: false }],
])("classifies the SMTP reply “%s”", (response, failure) => {
  const error = { code: "EMESSAGE", responseCode: Number(response.slice(0, 3)), response };
  expect(describeMailFailure(Object.assign(new Error("Refused"), error))).toMatchObject(failure);
});

test("a mail about a form without a recipient is sent to NOTIFY_TO", () => {
  const row = toRow(BODIES.newsletter, undefined, 0);
  const withRecipients = (recipients?: Readonly<Record<string, string>>): Texts => ({
    ...texts,
    "site.json": { ...texts["site.json"], recipients },
  });
  for (const none of [withRecipients(), withRecipients({})])
    expect(recipientOf(row, "team@company.example", none)).toBe("team@company.example");
  expect(recipientOf(row, "team@company.example", withRecipients({ contact: "support" }))).toBe("team@company.example");
  const both = withRecipients({ contact: "support", newsletter: "press" });
  expect(recipientOf(row, "team@company.example", both)).toBe(site.mailboxes.press);
  expect(recipientOf(toRow(BODIES.contact, undefined, 0), "team@company.example", both)).toBe(site.mailboxes.support);
});
