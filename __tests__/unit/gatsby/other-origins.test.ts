import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageFacts } from "../../../gatsby/lib/page-facts";
import { policyHosts } from "../../../gatsby/outputs/headers/hosts";
import { contentSecurityPolicy } from "../../../gatsby/outputs/headers/policy";
import { COMPANY } from "../../support/company/company";
import { provideContentCopy } from "../../support/content/content-copy";
import { announcementIn } from "../../../gatsby/outputs/announcement";
import { provideContentFolder } from "../../support/content/content-folder";

const FACTS = pageFacts('<script src="/app.js"></script>');

describe("other origins in the content", () => {
  const folder = provideContentCopy(COMPANY);

  const edit = (name: string, change: (text: string) => string): void =>
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));

  test("are by default only the search engines of the sitemap ping", () => {
    const hosts = policyHosts(folder, undefined);
    expect(hosts).toEqual({
      site: (JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as { url: string }).url,
      frames: [],
      connects: [],
      formTargets: [],
      pings: ["https://suche.example"],
      framed: ["/support/assistant"],
    });
    const policy = contentSecurityPolicy("/", FACTS, hosts);
    expect(policy).toContain("connect-src 'self' https://suche.example;");
  });

  test("include the chat provider, video sites and the form receiver if they are configured", () => {
    edit("site.json", (text) => text.replace('"/support/assistant"', '"https://chat.example/frame?id=7"'));
    edit("site.json", (text) => text.replace('"enabled": true', '"enabled": false'));
    edit("products/kluppe.json", (text) =>
      text.replace('"uploaded"', '"embed": "https://www.youtube.com/watch?v=1",\n    "uploaded"'),
    );
    edit("home/engine.json", (text) => text.replace('"uploaded"', '"embed": "https://vimeo.com/1",\n    "uploaded"'));
    expect(policyHosts(folder, "https://forms.example/v1/submit-form")).toMatchObject({
      frames: ["https://chat.example", "https://player.vimeo.com", "https://www.youtube-nocookie.com"],
      connects: ["https://forms.example"],
      formTargets: ["mailto:"],
      pings: [],
      framed: [],
    });
  });

  test("are found in URLs with placeholders, and in files that begin with a byte order mark", () => {
    edit("site.json", (text) => text.replace('"links": {', '"links": {\n    "film": "https://vimeo.com/1",'));
    edit("site.json", (text) => `\uFEFF${text}`);
    edit(
      "products/kluppe.json",
      (text) => `\uFEFF${text.replace('"uploaded"', '"embed": "{links.film}", "uploaded"')}`,
    );
    expect(policyHosts(folder, undefined).frames).toEqual(["https://player.vimeo.com"]);
  });

  test("are not taken from a label with the name of the field", () => {
    const { frames } = policyHosts(folder, undefined);
    writeFileSync(join(folder, "labels/tours.json"), JSON.stringify({ embed: "Einbetten" }));
    expect(policyHosts(folder, undefined).frames).toEqual(frames);
  });

  test("include mailto: as a form target if the form receiver is on another host", () => {
    const policy = contentSecurityPolicy("/", FACTS, policyHosts(folder, "https://forms.example/functions"));
    expect(policy).toContain("form-action 'self' https://forms.example mailto:;");
  });

  test("do not include a form receiver on the site itself", () => {
    expect(policyHosts(folder, "/api/submit-form").connects).toEqual([]);
  });
});

describe("announcement", () => {
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
});
