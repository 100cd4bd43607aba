import { clientIpAddress, senderKey, isFromOwnPage, checkRequestHeaders } from "../src/forms/request";
import { parseForm, readFormTarget } from "../src/forms/served-form";
import { texts } from "../../../testing/server/texts";

const site = texts["site.json"];

test.each([
  [undefined, 0, "10.0.0.1"],
  ["203.0.113.1", 0, "10.0.0.1"],
  ["203.0.113.1", 1, "203.0.113.1"],
  ["203.0.113.1, 10.0.0.2", 2, "203.0.113.1"],
  ["1.1.1.1, 203.0.113.1", 1, "203.0.113.1"],
  ["203.0.113.1", 5, "203.0.113.1"],
  ["nonsense", 1, "10.0.0.1"],
  ["1.1.1.1, 203.0.113.1:4711", 1, "203.0.113.1"],
  ["1.1.1.1, [2001:db8::1]:4711", 1, "2001:db8::1"],
  ["1.1.1.1, [2001:db8::1]", 1, "2001:db8::1"],
  ["1.1.1.1, 2001:db8::1", 1, "2001:db8::1"],
  ["1.1.1.1, unknown", 1, "10.0.0.1"],
  ["203.0.113.1, unknown, 10.0.0.2", 3, "203.0.113.1"],
])("X-Forwarded-For %s with %d trusted proxies", (forwarded, proxies, address) => {
  expect(clientIpAddress({ "x-forwarded-for": forwarded }, "10.0.0.1", proxies)).toBe(address);
});

test("what counts as one sender", () => {
  expect(senderKey("::ffff:203.0.113.1")).toBe("203.0.113.1");
  expect(senderKey("2001:db8:1:2:3::4")).toBe(senderKey("2001:db8:1:2:ffff::1"));
  expect(senderKey("2001:db8:1:2::1")).not.toBe(senderKey("2001:db8:1:3::1"));
});

test("our own origin is the requested host or the site's address", () => {
  // The receiver bundles data/site.json, whatever CONTENT_DIR is.
  const own = (origin: string | undefined, headers = {}, proxies = 0) =>
    isFromOwnPage({ origin, host: "localhost:9000", ...headers }, proxies, site.url);
  expect([own(undefined), own("http://localhost:9000"), own(new URL(site.url).origin)]).toEqual([true, true, true]);
  expect([own("null"), own("http://localhost:9001"), own("https://localhost:9000.e.vil")]).toEqual([
    false,
    false,
    false,
  ]);
  const forwarded = { "x-forwarded-host": "www.site.example" };
  expect([own("https://www.site.example", forwarded, 1), own("https://www.site.example", forwarded)]).toEqual([
    true,
    false,
  ]);
});

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };

describe.each([
  ["JSON", JSON_TYPE],
  ["a form", FORM_TYPE],
])("%s of one of our own pages", (_kind, type) => {
  test.each([
    ["https://staging.example", "staging.example:443", true],
    ["https://staging.example:443", "staging.example", true],
    ["http://staging.example", "Staging.Example:80", true],
    ["http://staging.example:8080", "staging.example:8080", true],
    ["https://müller.example", "xn--mller-kva.example", true],
    ["https://[2001:db8::1]", "[2001:db8::1]:443", true],
    ["https://staging.example", "staging.example:80", false],
    ["http://staging.example", "staging.example:443", false],
    ["https://staging.example:8443", "staging.example", false],
    ["https://staging.example.e.vil", "staging.example:443", false],
    ["null", "staging.example", false],
    ["file://", "", false],
    ["", "staging.example", false],
  ])("Origin %s for Host %s", (origin, host, isOwn) => {
    expect(isFromOwnPage({ ...type, origin, host }, 0, site.url)).toBe(isOwn);
    const forwarded = { ...type, origin, host: "127.0.0.1:9000", "x-forwarded-host": `other.example, ${host}` };
    expect(isFromOwnPage(forwarded, 1, site.url)).toBe(isOwn);
    expect(isFromOwnPage(forwarded, 0, site.url)).toBe(false);
  });

  test.each(["null", undefined, "https://elsewhere.example"])("Sec-Fetch-Site is enough with Origin %s", (origin) => {
    const headers = { ...type, host: "staging.example", origin };
    expect(isFromOwnPage({ ...headers, "sec-fetch-site": "same-origin" }, 0, site.url)).toBe(true);
  });
});

test("without Origin and Sec-Fetch-Site, JSON is accepted and a form is not", () => {
  expect([isFromOwnPage(JSON_TYPE, 0, site.url), isFromOwnPage(FORM_TYPE, 0, site.url)]).toEqual([true, false]);
});

describe("served-form", () => {
  test.each([
    ["name=Ada+B&text=a%26b%3D%2B", { name: "Ada B", text: "a&b=+" }],
    ["text=one%0D%0Atwo%0Athree", { text: "one\ntwo\nthree" }],
    ["a=1=2&b&=c", { a: "1=2", b: "", "": "c" }],
    ["%F0%9F%98%80=ü", { "😀": "ü" }],
    ["", {}],
  ])("%j is read as a browser means it", (body, values) => {
    expect(parseForm(Buffer.from(body))).toEqual(values);
  });

  test.each(["a=1&a=2", "a=1&%61=2", "a=%", "a=%zz", "a=%C3", "%ff=a"])("%j is not read", (body) => {
    expect(parseForm(Buffer.from(body))).toBeUndefined();
  });

  test("bytes that are not UTF-8 are not read", () => {
    expect(parseForm(Buffer.from([0x61, 0x3d, 0xc3, 0x28]))).toBeUndefined();
  });

  test("a form says its name and its page; a form that is shown again does so in its address", () => {
    const referer = "https://site.example/products/pro?utm_source=x#form";
    expect(readFormTarget("/api/submit-form?form=contact", { referer })).toEqual({
      name: "contact",
      page: "/products/pro",
      languages: ["products"],
    });
    expect(readFormTarget("/api/submit-form?form=demo&page=%2Fshowcase", { referer })).toEqual({
      name: "demo",
      page: "/showcase",
      languages: ["showcase"],
    });
    expect(readFormTarget("/api/submit-form", { referer: "https://site.example//e.vil/" })).toEqual({
      name: undefined,
      page: undefined,
      languages: [""],
    });
    expect(readFormTarget("/api/submit-form?form=newsletter&language=de", {}).languages).toEqual(["de", ""]);
  });

  const FORM = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8", host: "site.example" };

  test.each([
    [{}, "foreign"],
    [{ origin: "https://site.example" }, undefined],
    [{ origin: "null" }, "foreign"],
    [{ origin: "null", "sec-fetch-site": "same-origin" }, undefined],
    [{ "sec-fetch-site": "same-site" }, "foreign"],
    [{ origin: "https://site.example", "content-length": "65537" }, "tooLarge"],
    [{ origin: "https://site.example", "content-encoding": "gzip" }, "notJson"],
  ])("a form with %j: %s", (headers, reason) => {
    expect(checkRequestHeaders("POST", { ...FORM, ...headers }, 0, site.url)).toBe(reason);
  });
});
