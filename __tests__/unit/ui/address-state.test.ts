import { searchWith, valuesIn } from "../../../src/hooks/use-address-state";

const DEFAULTS = { q: "", industry: "", tab: "guides" };

test("without a query string the values are the defaults", () => {
  expect(valuesIn("", DEFAULTS)).toEqual(DEFAULTS);
});

test("valuesIn reads known values and ignores others", () => {
  expect(valuesIn("?q=flat+roof%20%26%20co&tab=examples&from=mail", DEFAULTS)).toEqual({
    q: "flat roof & co",
    industry: "",
    tab: "examples",
  });
});

test("searchWith writes changed values and omits defaults", () => {
  expect(searchWith("", DEFAULTS, { q: "roof", industry: "insurance" })).toBe("?q=roof&industry=insurance");
  expect(searchWith("?q=roof&industry=insurance", DEFAULTS, { q: "", industry: "" })).toBe("");
  expect(searchWith("?tab=examples", DEFAULTS, { tab: "guides" })).toBe("");
});

test("searchWith keeps other parameters", () => {
  expect(searchWith("?from=mail&q=roof", DEFAULTS, { q: "hall" })).toBe("?from=mail&q=hall");
});

test("special characters survive writing and reading", () => {
  const q = "50% & “räume” + a=b #1";
  expect(valuesIn(searchWith("", DEFAULTS, { q }), DEFAULTS).q).toBe(q);
});
