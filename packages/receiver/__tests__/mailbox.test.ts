import { mailboxOf } from "../src/store/records";

test.each([
  ["ada@site.example", "ada@site.example"],
  ["ada+1@site.example", "ada@site.example"],
  ["ada+1+2@site.example", "ada@site.example"],
  ["+ada@site.example", "+ada@site.example"],
  ["ada+1@müller.example", "ada@xn--mller-kva.example"],
])("mails to %s arrive in the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
