import { provideContentFolder } from "../../../support/content/content-folder";
import { readPart } from "../../../support/company/company";

const [FIRST, SECOND] = ["releases/platform-2025-1.json", "releases/platform-2025-5.json"];
const PAGE = "pages/releases.json";
const content = provideContentFolder();

/** A release of the folder's device, without links to articles. */
const releaseText = (name: string): string => {
  const { article: _article, ...release } = JSON.parse(readPart(name)) as Record<string, unknown>;
  return JSON.stringify({ ...release, product: "pro", devices: ["pro"] }, null, 2);
};

beforeEach(() => {
  const page = JSON.parse(readPart(PAGE)) as { closing: { actions: object[] } };
  page.closing.actions = [{ text: "Write", to: "mailto:a@acme.example" }];
  content.write(PAGE, JSON.stringify(page).replaceAll("mailto:a@acme.example", "{links.tickets}"));
  for (const name of [FIRST, SECOND]) content.write(name, releaseText(name));
});

test("accepts releases whose versions rise with their days", () => {
  expect(content.problems()).toEqual([]);
});

test("reports a release of a product that does not exist", () => {
  content.change(FIRST, '"product": "pro"', '"product": "scout"');
  expect(content.problems().join()).toContain("product: no Product has the slug “scout”");
});

test("reports a day in the future, and one that does not exist", () => {
  content.change(SECOND, "2025-05-06", "2095-05-06");
  expect(content.problems().join()).toContain("2095-05-06 is in the future; a release has happened.");
  content.change(SECOND, "2095-05-06", "2025-13-06");
  expect(content.problems()).toHaveLength(1);
});

test("reports a version that a product has twice, at both places", () => {
  content.change(SECOND, '"version": "2025.5"', '"version": "2025.1.0"');
  expect(content.problems()).toEqual([
    expect.stringContaining(`version: data/${SECOND} has this version, too; change one of them.`),
    expect.stringContaining(`version: data/${FIRST} has this version, too; change one of them.`),
  ]);
});

test("reports a version that is higher although its day is earlier", () => {
  content.change(FIRST, '"version": "2025.1"', '"version": "2025.10"');
  expect(content.problems()).toEqual([
    expect.stringContaining(
      `version: 2025.10 is higher than 2025.5 (data/${SECOND}), but its day 2025-01-14 is earlier than 2025-05-06; correct one of them.`,
    ),
  ]);
});

test("reports a version that is not made of numbers", () => {
  content.change(FIRST, '"version": "2025.1"', '"version": "v2025"');
  expect(content.problems()).toEqual([expect.stringContaining("version")]);
});
