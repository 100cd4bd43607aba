import { updateSearch, parseValues } from "../../../src/hooks/use-query-state";

const DEFAULTS = { q: "", industry: "", tab: "guides" };

test("without a query string the values are the defaults", () => {
  expect(parseValues("", DEFAULTS)).toEqual(DEFAULTS);
});

test("parseValues reads known values and ignores others", () => {
  expect(parseValues("?q=flat+roof%20%26%20co&tab=examples&from=mail", DEFAULTS)).toEqual({
    q: "flat roof & co",
    industry: "",
    tab: "examples",
  });
});

test("updateSearch writes changed values and omits defaults", () => {
  expect(updateSearch("", DEFAULTS, { q: "roof", industry: "insurance" })).toBe("?q=roof&industry=insurance");
  expect(updateSearch("?q=roof&industry=insurance", DEFAULTS, { q: "", industry: "" })).toBe("");
  expect(updateSearch("?tab=examples", DEFAULTS, { tab: "guides" })).toBe("");
});

test("updateSearch keeps other parameters", () => {
  expect(updateSearch("?from=mail&q=roof", DEFAULTS, { q: "hall" })).toBe("?from=mail&q=hall");
});

test("special characters survive writing and reading", () => {
  const q = "50% & “räume” + a=b #1";
  expect(parseValues(updateSearch("", DEFAULTS, { q }), DEFAULTS).q).toBe(q);
});
