import { domainToASCII } from "node:url";
import { isEmail } from "../../../src/domain/email";

test.each([
  "ada@example.com",
  "ada.brown+site@mail.site.example",
  "Ada_O'Brien@Example.COM",
  "ada@müller.de",
  "ada@MÜLLER.de",
  "ada@xn--mller-kva.de",
  "ada@例え.テスト",
  "ada@example。com",
  "ada@example.xn--p1ai",
  "ada@1and1.example",
  `${"a".repeat(64)}@example.com`,
])("%s is an email address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "",
  "ada",
  "@example.com",
  "ada@",
  "ada@gmail",
  "ada@müller",
  ".ada@example.com",
  "ada.@example.com",
  "ada..b@example.com",
  "ada@.example.com",
  "ada@example.com.",
  "ada@example..com",
  "ada@-example.com",
  "ada@example-.com",
  "ada@exa_mple.com",
  "ada@192.168.1.1",
  "ada@[192.168.1.1]",
  "ada@1.2",
  "ada@example.com:80",
  "ada@example.com/path",
  "ada@example.com?subject",
  "ada@example.com#top",
  "ada@%65xample.com",
  "ada@exa\tmple.com",
  "ada@example.com\r\nBcc: eve@example.com",
  "ada@eve@example.com",
  "ada b@example.com",
  "ada,bo@example.com",
  "adä@example.com",
  "<ada@example.com>",
  `${"a".repeat(65)}@example.com`,
  `ada@${"a".repeat(64)}.com`,
  `ada@${"a.".repeat(126)}com`,
])("%j is not an email address", (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each(["müller.de", "FUẞBALL.example", "例え。テスト"])(
  "a URL converts the domain %s to ASCII like Node's domainToASCII",
  (domain) => {
    expect(new URL(`http://${domain}`).hostname).toBe(domainToASCII(domain));
  },
);
