/** @jest-environment jsdom */
import { mergeDraft, readDraft, removeDraft, saveDraft } from "../../../src/forms/fields/draft";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("restores a draft in its own form only", () => {
  saveDraft("demo", { name: "Ada", company: "" });
  expect(readDraft("demo")).toEqual({ name: "Ada", company: "" });
  expect(readDraft("contact")).toEqual({});
});

test("removes the draft when all values are empty", () => {
  saveDraft("demo", { name: "Ada" });
  saveDraft("demo", { name: "", company: "" });
  expect(sessionStorage).toHaveLength(0);
});

test("removes one draft and keeps the others", () => {
  saveDraft("demo", { name: "Ada" });
  saveDraft("contact", { firstName: "Di" });
  removeDraft("demo");
  expect(readDraft("demo")).toEqual({});
  expect(readDraft("contact")).toEqual({ firstName: "Di" });
});

test.each(["not JSON", "null", "7", '"text"'])("reads no values from a storage that contains %s", (text) => {
  sessionStorage.setItem("draft:demo", text);
  expect(readDraft("demo")).toEqual({});
});

test("ignores stored values that are not texts", () => {
  sessionStorage.setItem("draft:demo", '{"name":"Ada","phone":7,"message":null}');
  expect(readDraft("demo")).toEqual({ name: "Ada" });
});

test.each(["getItem", "setItem", "removeItem"] as const)("does not throw when the storage blocks %s", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => saveDraft("demo", { name: "Ada" })).not.toThrow();
  expect(() => removeDraft("demo")).not.toThrow();
  expect(() => readDraft("demo")).not.toThrow();
});

test("mergeDraft appends the page's text to the draft's text, but only once", () => {
  const prefill = { message: "From the finder" };
  expect(mergeDraft("demo", prefill)).toEqual(prefill);
  saveDraft("demo", { name: "Ada", message: "Two floors." });
  const joined = { message: "Two floors.\n\nFrom the finder" };
  expect(mergeDraft("demo", prefill)).toEqual(joined);
  saveDraft("demo", { name: "Ada", ...joined });
  expect(mergeDraft("demo", prefill)).toEqual(joined);
});
