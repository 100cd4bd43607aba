import { fillPlaceholders, fillFromSite, findPlaceholders, siteValue } from "../../../../src/domain/placeholders";

const site = { brand: "Acme", founded: 2014, links: { docs: "https://docs.example" }, pings: { endpoints: ["x"] } };

test("replaces placeholders that name a field of site.json, also by a dotted path", () => {
  expect(fillFromSite("{brand}, since {founded}: {links.docs}/start", site)).toBe(
    "Acme, since 2014: https://docs.example/start",
  );
});

test("keeps placeholders of unknown fields and of fields whose value is not a text", () => {
  expect(fillFromSite("{count} projects of {pings.endpoints} {toString}", site)).toBe(
    "{count} projects of {pings.endpoints} {toString}",
  );
});

test("replaces the given placeholders and keeps the others", () => {
  expect(fillPlaceholders("{count} of {title}", { count: 3 })).toBe("3 of {title}");
});

test("ignores braces that contain anything but a single name", () => {
  expect(findPlaceholders('{ "a": 1 } ${x} {a b}')).toEqual(["x"]);
});

test("returns undefined for a group of fields and for an unknown path", () => {
  expect(siteValue(site, "links")).toBeUndefined();
  expect(siteValue(site, "links.docs.more")).toBeUndefined();
});
