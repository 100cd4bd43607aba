import { portFrom, settingsFrom } from "../../../server/settings";

test("PORT defaults to 9000", () => {
  expect([portFrom(undefined), portFrom(""), portFrom("8080"), portFrom("0")]).toEqual([9000, 9000, 8080, 0]);
});

test.each(["abc", "-1", "70000", "1.5"])("rejects PORT=%s", (text) => {
  expect(() => portFrom(text)).toThrow(`PORT is “${text}”; it must be a whole number from 0 to 65535.`);
});

test("HOST defaults to localhost, also when it is empty, because Node would listen on all IP addresses", () => {
  const hosts = [undefined, "", " ", "0.0.0.0"].map((HOST) => settingsFrom({ HOST }).host);
  expect(hosts).toEqual(["localhost", "localhost", "localhost", "0.0.0.0"]);
});
