/** @jest-environment jsdom */
import { dropDraft, keepDraft, readDraft, withDraft } from "../../../src/forms/fields/draft";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("what was typed is there again, in its own form only", () => {
  keepDraft("demo", { name: "Ada", company: "" });
  expect(readDraft("demo")).toEqual({ name: "Ada", company: "" });
  expect(readDraft("contact")).toEqual({});
});

test("a form that is empty again leaves nothing behind", () => {
  keepDraft("demo", { name: "Ada" });
  keepDraft("demo", { name: "", company: "" });
  expect(sessionStorage).toHaveLength(0);
});

test("a draft that is dropped is gone, and others stay", () => {
  keepDraft("demo", { name: "Ada" });
  keepDraft("contact", { firstName: "Di" });
  dropDraft("demo");
  expect(readDraft("demo")).toEqual({});
  expect(readDraft("contact")).toEqual({ firstName: "Di" });
});

test.each(["not JSON", "null", "7", '"text"'])("a storage that holds %s gives an empty form", (text) => {
  sessionStorage.setItem("draft:demo", text);
  expect(readDraft("demo")).toEqual({});
});

test("only texts are taken from the storage", () => {
  sessionStorage.setItem("draft:demo", '{"name":"Ada","phone":7,"message":null}');
  expect(readDraft("demo")).toEqual({ name: "Ada" });
});

test.each(["getItem", "setItem", "removeItem"] as const)("where storage forbids %s the form goes on", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => keepDraft("demo", { name: "Ada" })).not.toThrow();
  expect(() => dropDraft("demo")).not.toThrow();
  expect(() => readDraft("demo")).not.toThrow();
});

test("what a page writes into a form stands after what the visitor has typed, once", () => {
  const suggested = { message: "From the finder" };
  expect(withDraft("demo", suggested)).toEqual(suggested);
  keepDraft("demo", { name: "Ada", message: "Two floors." });
  const joined = { message: "Two floors.\n\nFrom the finder" };
  expect(withDraft("demo", suggested)).toEqual(joined);
  keepDraft("demo", { name: "Ada", ...joined });
  expect(withDraft("demo", suggested)).toEqual(joined);
});
