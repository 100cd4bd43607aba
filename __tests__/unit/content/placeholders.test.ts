import { fillPlaceholders, fillFromSite, placeholdersIn, siteValue } from "../../../src/domain/placeholders";

const site = { brand: "Acme", founded: 2014, links: { docs: "https://docs.example" }, pings: { endpoints: ["x"] } };

test("replaces placeholders from site.json, including dotted names", () => {
  expect(fillFromSite("{brand}, since {founded}: {links.docs}/start", site)).toBe(
    "Acme, since 2014: https://docs.example/start",
  );
});

test("keeps placeholders of components, and values that are not texts", () => {
  expect(fillFromSite("{count} projects of {pings.endpoints} {toString}", site)).toBe(
    "{count} projects of {pings.endpoints} {toString}",
  );
});

test("a component replaces its own placeholders; unknown ones stay visible", () => {
  expect(fillPlaceholders("{count} of {title}", { count: 3 })).toBe("3 of {title}");
});

test("braces in code are not placeholders", () => {
  expect(placeholdersIn('{ "a": 1 } ${x} {a b}')).toEqual(["x"]);
});

test("an object or a missing field has no value", () => {
  expect(siteValue(site, "links")).toBeUndefined();
  expect(siteValue(site, "links.docs.more")).toBeUndefined();
});
