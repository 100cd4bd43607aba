import { hostFrom, portFrom } from "../../../server/serve";

test("the port is 9000 unless PORT says otherwise", () => {
  expect([portFrom(undefined), portFrom(""), portFrom("8080"), portFrom("0")]).toEqual([9000, 9000, 8080, 0]);
});

test.each(["abc", "-1", "70000", "1.5"])("PORT=%s is refused with a sentence", (text) => {
  expect(() => portFrom(text)).toThrow(`PORT is “${text}”; it must be a whole number from 0 to 65535.`);
});

test("the host is localhost unless HOST says otherwise; an empty one would listen everywhere", () => {
  expect([hostFrom(undefined), hostFrom(""), hostFrom(" "), hostFrom("0.0.0.0")]).toEqual([
    "localhost",
    "localhost",
    "localhost",
    "0.0.0.0",
  ]);
});
