import { fillPlaceholders, fillFromSite, findPlaceholders, siteValue } from "../../../src/domain/placeholders";

const site = { brand: "Acme", founded: 2014, links: { docs: "https://docs.example" }, pings: { endpoints: ["x"] } };

test("names of site.json are filled in, dotted ones too", () => {
  expect(fillFromSite("{brand}, since {founded}: {links.docs}/start", site)).toBe(
    "Acme, since 2014: https://docs.example/start",
  );
});

test("what is drawn later, and what is no text, passes through untouched", () => {
  expect(fillFromSite("{count} projects of {pings.endpoints} {toString}", site)).toBe(
    "{count} projects of {pings.endpoints} {toString}",
  );
});

test("drawn names are filled in by the component; unknown ones stay to be seen", () => {
  expect(fillPlaceholders("{count} of {title}", { count: 3 })).toBe("3 of {title}");
});

test("code with braces holds no names", () => {
  expect(findPlaceholders('{ "a": 1 } ${x} {a b}')).toEqual(["x"]);
});

test("a value that is a group or missing is no value", () => {
  expect(siteValue(site, "links")).toBeUndefined();
  expect(siteValue(site, "links.docs.more")).toBeUndefined();
});
