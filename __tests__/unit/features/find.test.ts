import { compareVersions } from "@capture/domain/versions";
import { matchesQuery } from "../../../src/search/matches-query";
import { findArticles } from "../../../src/features/articles/find-articles";
import { findLessons } from "../../../src/features/academy/find-lessons";
import { findProjects } from "../../../src/features/showcase/find-projects";
import { findStudies } from "../../../src/features/case-studies/find-studies";
import { findReleases } from "../../../src/features/releases/find-releases";

const titles = (found: readonly { title: string }[]): string[] => found.map(({ title }) => title);

const study = (title: string, industry: string, more: { description?: string; stakeholder?: string } = {}) => ({
  title,
  description: more.description ?? "",
  stakeholder: more.stakeholder ?? "",
  industry: { slug: industry },
  tags: [
    { slug: title.toLowerCase(), cameraTag: `${title} Camera` },
    { slug: "platform", cameraTag: null },
  ],
});
const studies = [
  study("Roof", "insurance", { stakeholder: "Restorer" }),
  study("Hall", "manufacturing", { description: "A plant under one ROOF" }),
  study("Lobby", "insurance"),
];

describe("case studies", () => {
  test.each([
    ["their title", "lobby", ["Lobby"]],
    ["their description, in any case", "one roof", ["Hall"]],
    ["their stakeholder", "restorer", ["Roof"]],
    ["a tag", "HALL CAMERA", ["Hall"]],
    ["part of a word, with spaces around it", "  oo ", ["Roof", "Hall"]],
    ["an empty query, which matches all", "", ["Roof", "Hall", "Lobby"]],
  ])("are found by %s", (_case, query, expected) => {
    expect(titles(findStudies(studies, query, "", ""))).toEqual(expected);
  });

  test.each([
    ["a word that none contains", "submarine"],
    ["the slug of their industry", "insurance"],
  ])("are not found by %s", (_case, query) => {
    expect(findStudies(studies, query, "", "")).toEqual([]);
  });

  test("must match both the query and the industry", () => {
    expect(titles(findStudies(studies, "roof", "insurance", ""))).toEqual(["Roof"]);
    expect(findStudies(studies, "roof", "aec", "")).toEqual([]);
  });

  test("must match the device", () => {
    expect(titles(findStudies(studies, "", "insurance", "lobby"))).toEqual(["Lobby"]);
    expect(findStudies(studies, "", "manufacturing", "lobby")).toEqual([]);
  });

  test("match the complete slug of an industry, not a part of it", () => {
    expect(findStudies(studies, "", "insur", "")).toEqual([]);
  });
});

describe("articles", () => {
  const article = (title: string, category: string, excerpt: string, tags: string[], content: string) => ({
    title,
    category,
    excerpt,
    tags,
    content,
  });
  const articles = [
    article("Merge captures", "Product Announcements", "Two walks, one model", ["META"], "<p>secret</p>"),
    article("A new office", "Company News", "We moved", ["Oslo", "Merge"], ""),
  ];

  test.each([
    ["title or tag", "merge", ["Merge captures", "A new office"]],
    ["excerpt", "we MOVED", ["A new office"]],
  ])("are found by their %s", (_field, query, expected) => {
    expect(titles(findArticles(articles, query, ""))).toEqual(expected);
  });

  test("are not found by their body", () => {
    expect(findArticles(articles, "secret", "")).toEqual([]);
  });

  test("must match both the query and the category", () => {
    expect(titles(findArticles(articles, "merge", "Company News"))).toEqual(["A new office"]);
    expect(findArticles(articles, "", "News")).toEqual([]);
  });
});

describe("tutorials and manuals", () => {
  const lessons = [
    { title: "First point", description: "Level the tripod", category: "hardware" },
    { title: "Share a space", description: "Points to remember", category: "software" },
  ];

  test("are found by title or description in the selected category, and not by the category's id", () => {
    expect(titles(findLessons(lessons, "POINT", ""))).toEqual(["First point", "Share a space"]);
    expect(titles(findLessons(lessons, "point", "software"))).toEqual(["Share a space"]);
    expect(findLessons(lessons, "tripod", "software")).toEqual([]);
    expect(findLessons(lessons, "hardware", "")).toEqual([]);
  });
});

test("filters projects by the exact category", () => {
  const projects = ["aec", "insurance", "aec"].map((slug, id) => ({ id, category: { slug } }));
  expect(findProjects(projects, "aec").map(({ id }) => id)).toEqual([0, 2]);
  expect(findProjects(projects, "")).toHaveLength(3);
  expect(findProjects(projects, "a")).toEqual([]);
});

test("a query of spaces matches everything", () => {
  expect(matchesQuery("   ", ["anything"])).toBe(true);
});

test.each([
  ["pointcloud", "Point Cloud from two walks"],
  ["pointcloud", "Aligned point\u2011clouds"],
  ["point cloud", "A pointcloud"],
  ["point\u2011cloud", "A point cloud"],
  ["point-cloud export", "Point cloud\u00a0export"],
  ["1cm", "Accurate to 1\u00a0cm"],
  ["±1 cm", "Accurate to ±1cm"],
  ["ＲＴＫ", "With RTK"],
  ["work\u00adflow", "A short workflow"],
  ["a.b (c)", "a.b (c)"],
  ["mangel", "Mängel am Bau"],
  ["Maengel", "Mängel am Bau"],
  ["Mängel", "Mängel am Bau"],
  ["mass", "Maß nehmen"],
  ["Bau Stelle", "Auf Baustellen"],
])("the query “%s” matches “%s”", (query, text) => {
  expect(matchesQuery(query, ["nothing", text])).toBe(true);
});

test.each([
  ["format", "for matching"],
  ["1cm", "11 cm"],
  ["1 cm", "1 m"],
  ["art", "a bar table"],
  ["---", "a dash - alone"],
  [".", "no full stop"],
])("the query “%s” does not match “%s”", (query, text) => {
  expect(matchesQuery(query, [text])).toBe(false);
});

describe("find-releases", () => {
  const release = (product: string, ...devices: readonly string[]) => ({
    product: { slug: product },
    devices: devices.length === 0 ? null : devices.map((slug) => ({ slug })),
  });

  test("finds the releases of a product, and those that concern it", () => {
    const [platform, merging, firmware] = [
      release("platform"),
      release("platform", "scout", "pilot"),
      release("scout"),
    ];
    const releases = [platform, merging, firmware];
    expect(findReleases(releases, "")).toEqual(releases);
    expect(findReleases(releases, "scout")).toEqual([merging, firmware]);
    expect(findReleases(releases, "platform")).toEqual([platform, merging]);
    expect(findReleases(releases, "nano")).toEqual([]);
  });

  test("compares versions number by number", () => {
    expect(compareVersions("2025.10", "2025.9")).toBeGreaterThan(0);
    expect(compareVersions("2025.1", "2025.1.1")).toBeLessThan(0);
    expect(compareVersions("2025.1.0", "2025.1")).toBe(0);
  });
});
