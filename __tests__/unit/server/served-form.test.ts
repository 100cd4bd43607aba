import { parseForm, readFormTarget } from "../../../server/forms/served-form";
import { checkRequestHeaders } from "../../../server/forms/request";

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
  expect(checkRequestHeaders("POST", { ...FORM, ...headers }, 0)).toBe(reason);
});
