import { fillPlaceholders, fillFromSite, findPlaceholders, siteValue } from "../../../src/domain/placeholders";

const site = { brand: "Acme", founded: 2014, links: { docs: "https://docs.example" }, pings: { endpoints: ["x"] } };

test("replaces names of site.json, also dotted ones", () => {
  expect(fillFromSite("{brand}, since {founded}: {links.docs}/start", site)).toBe(
    "Acme, since 2014: https://docs.example/start",
  );
});

test("does not replace other names and values that are not texts", () => {
  expect(fillFromSite("{count} projects of {pings.endpoints} {toString}", site)).toBe(
    "{count} projects of {pings.endpoints} {toString}",
  );
});

test("replaces the given names, and keeps unknown placeholders visible", () => {
  expect(fillPlaceholders("{count} of {title}", { count: 3 })).toBe("3 of {title}");
});

test("does not find placeholders in code with braces", () => {
  expect(findPlaceholders('{ "a": 1 } ${x} {a b}')).toEqual(["x"]);
});

test("a group or a missing name has no value", () => {
  expect(siteValue(site, "links")).toBeUndefined();
  expect(siteValue(site, "links.docs.more")).toBeUndefined();
});
