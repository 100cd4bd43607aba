import { announcementIn } from "../../../gatsby/outputs/announcement";
import { provideContentFolder } from "../../support/content/content-folder";

const content = provideContentFolder();

beforeEach(() => {
  content.change("site.json", '"region":"US"', '"region":"US","timeZone":"Europe/Berlin"');
  content.write(
    "labels/interface.json",
    '{ "announcement": "Announcement", "dismiss": "Dismiss", "skipToContent": "Skip to content" }',
  );
});
afterEach(() => {
  delete process.env.CONTENT_TIME;
  delete process.env.DRAFTS;
});

const write = (fields: object): void =>
  content.write(
    "announcement.json",
    JSON.stringify({ $schema: "./schemas/announcement.schema.json", text: "Meet {brand}.", ...fields }),
  );

test("a site without the file has no announcement", () => {
  expect(announcementIn(content.path)).toBeNull();
});

test("placeholders are replaced, and the end is a time", () => {
  write({ until: "2027-10-31T02:30", pages: ["/blog"] });
  expect(announcementIn(content.path)).toMatchObject({
    text: "Meet Acme.",
    pages: ["/blog"],
    until: Date.parse("2027-10-31T00:30:00Z"),
    name: "Announcement",
    dismiss: "Dismiss",
    skip: "Skip to content",
  });
});

test("the announcement is shown within its time only, unless drafts are shown", () => {
  const shownAt = (time: string): boolean => {
    process.env.CONTENT_TIME = time;
    return announcementIn(content.path) !== null;
  };
  write({ from: "2027-03-28T02:30", until: "2027-10-31T02:30" });
  const times = ["2027-03-28T01:29:59.000Z", "2027-03-28T01:30:00.000Z", "2027-10-31T00:30:00.000Z"];
  expect(times.map(shownAt)).toEqual([false, true, false]);
  write({ draft: true });
  expect(shownAt("2027-03-28T01:30:00.000Z")).toBe(false);
  process.env.DRAFTS = "show";
  expect(shownAt("2027-03-28T01:30:00.000Z")).toBe(true);
});

test("reports a page that does not exist, and a link that is neither a page nor a URL", () => {
  content.remove("labels/interface.json");
  write({ pages: ["/blog/7", "/nowhere"], link: { text: "Write", to: "mailto:a@fair.example" } });
  expect(content.problems()).toEqual([
    expect.stringContaining("pages[1]: there is no page at /nowhere"),
    expect.stringContaining("link.to: “mailto:a@fair.example” has the wrong format."),
  ]);
});
