import { searchWith, valuesIn } from "../../../src/hooks/use-address-state";

const DEFAULTS = { q: "", industry: "", tab: "guides" };

test("a bare address gives the values it begins with", () => {
  expect(valuesIn("", DEFAULTS)).toEqual(DEFAULTS);
});

test("a shared address gives the values it names, and only those that are known", () => {
  expect(valuesIn("?q=flat+roof%20%26%20co&tab=examples&from=mail", DEFAULTS)).toEqual({
    q: "flat roof & co",
    industry: "",
    tab: "examples",
  });
});

test("what is chosen goes into the address; what is as it began stays out of it", () => {
  expect(searchWith("", DEFAULTS, { q: "roof", industry: "insurance" })).toBe("?q=roof&industry=insurance");
  expect(searchWith("?q=roof&industry=insurance", DEFAULTS, { q: "", industry: "" })).toBe("");
  expect(searchWith("?tab=examples", DEFAULTS, { tab: "guides" })).toBe("");
});

test("what else stands in the address is left alone", () => {
  expect(searchWith("?from=mail&q=roof", DEFAULTS, { q: "hall" })).toBe("?from=mail&q=hall");
});

test("any text comes back from the address as it was typed", () => {
  const q = "50% & “räume” + a=b #1";
  expect(valuesIn(searchWith("", DEFAULTS, { q }), DEFAULTS).q).toBe(q);
});
