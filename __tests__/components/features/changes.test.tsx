import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeIndex } from "../../../src/features/changes/change-index";
import { TextChanges } from "../../../src/features/legal/text-changes";
import type { OutlineSize } from "../../../src/ui/charts/outline";
import { contentOf } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { headings, openAt, query, goBack } from "../../support/dom/navigation";
import { renderInSite } from "../../support/dom/site-view";
import { ReleaseIndex } from "../../../src/features/releases/release-index";

describe("changes", () => {
  type Change = Queries.ChangeRowFieldsFragment;

  const { labels } = pageOf<Queries.ChangesPageQuery>("changes");
  const words = contentOf<Queries.ChangeWordsFragment & Queries.TextChangeWordsFragment>("labels/history.json");
  const change = (id: string, kind: string, name: string): Change => ({
    id,
    kind,
    day: "2026-03-03",
    dateText: "March 3, 2026",
    name,
    path: `/${id}`,
    field: "Weight",
    sentence: "Weight, before 0.66 kg, now 0.655 kg",
    front: null,
    excerpt: [
      { state: "removed", text: "0.66 kg" },
      { state: "same", text: " " },
      { state: "added", text: "0.655 kg" },
    ],
    sizes: null,
    reason: null,
  });
  const changes = [
    change("products-scout-1", "device", "Scout"),
    { ...change("legal-terms-1", "legal", "Terms"), reason: "Clearer." },
  ];

  function show(listed: readonly Change[] = changes): void {
    openAt("/changes");
    renderInSite(<ChangeIndex changes={listed} labels={labels} words={words} />);
  }

  test("lists the changes of a day, with place, value before and after, and the reason", () => {
    show([...changes, { ...change("legal-terms-2", "legal", "Terms"), day: "2026-03-01", dateText: "March 1, 2026" }]);
    expect(headings(3)).toEqual(["March 3, 2026", "March 1, 2026"]);
    expect(headings(4)).toEqual(["Scout: Weight", "Terms: Weight", "Terms: Weight"]);
    expect(screen.getByText("March 3, 2026")).toHaveAttribute("datetime", "2026-03-03");
    const row = within(screen.getByRole("article", { name: /^Scout ?: Weight$/ }));
    expect(row.getByRole("link", { name: "Scout" })).toHaveAttribute("href", "/products-scout-1");
    expect(row.getByRole("deletion")).toHaveTextContent(`${words.removed} 0.66 kg`);
    expect(row.getByRole("insertion")).toHaveTextContent(`${words.added} 0.655 kg`);
    expect(screen.getAllByRole("article", { name: /^Terms ?: Weight$/ })[0]).toHaveTextContent(
      `${words.reason} Clearer.`,
    );
  });

  const picture = "/static/models/front.webp";
  test.each<[string, OutlineSize & { depth: number }, string | null, string]>([
    ["from above if its height is the same", { width: 118, depth: 100, height: 398 }, null, words.fromAbove],
    ["from above if only its depth has changed", { width: 162, depth: 100, height: 398 }, picture, words.fromAbove],
    ["from the front if its height has changed", { width: 162, depth: 100, height: 300 }, null, words.fromFront],
    ["from the front of its model", { width: 118, depth: 100, height: 398 }, picture, words.fromFront],
  ])("draws a size before and after: %s", (_case, before, front, side) => {
    const sizes = { before, after: { width: 162, depth: 162, height: 398 } };
    show([{ ...change("products-scout-1", "device", "Scout"), sizes, front }]);
    const drawing = screen.getByRole("img", { name: "Weight, before 0.66 kg, now 0.655 kg" });
    expect(drawing).toBeVisible();
    const shown = drawing.querySelector("image")?.getAttribute("href") ?? null;
    expect(shown).toBe(side === words.fromFront ? front : null);
    expect(screen.getByText(side)).toBeVisible();
  });

  test("names the language of legal texts where it is not that of the page", () => {
    const languages = [
      { code: "en", name: "English", path: "", paths: [] },
      { code: "de", name: "Deutsch", path: "/de", paths: [] },
    ];
    openAt("/changes");
    renderInSite(<ChangeIndex changes={changes} labels={labels} words={words} />, { languages, locale: "de-DE" });
    const [device, legal] = screen.getAllByRole("article");
    expect(legal?.querySelector("[lang=en]")).toHaveTextContent("English");
    expect(legal?.querySelector("ins [lang=en]")).toHaveTextContent("0.655 kg");
    expect(device?.querySelector("[lang]")).toBeNull();
  });

  test("filters by kind, in the query string", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: labels.legal }));
    expect(headings(4)).toEqual(["Terms: Weight"]);
    expect(query()).toBe("?kind=legal");
  });

  test("says that nothing has changed yet", () => {
    show([]);
    expect(screen.getByText(labels.none)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("the changes of a legal text open on request, with words for screen readers", async () => {
    const texts = changes.map(({ excerpt, ...text }) => ({ ...text, parts: excerpt }));
    renderInSite(<TextChanges changes={texts} words={words} />);
    const summary = screen.getByText(words.textChanges);
    expect(summary.closest("details")).not.toHaveAttribute("open");
    await userEvent.click(summary);
    expect(screen.getAllByRole("insertion")[0]).toHaveTextContent(`${words.added} 0.655 kg`);
    expect(screen.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("March 3, 2026 · Weight");
  });
});

describe("release-index", () => {
  type Release = Queries.ReleaseFieldsFragment;

  const { labels } = pageOf<Queries.ReleasesPageQuery>("releases");
  const device = (slug: string) => ({ slug, name: slug.toUpperCase(), path: `/products/${slug}` });
  const release = (slug: string, title: string, changes: Partial<Release> = {}): Release => ({
    slug,
    title,
    version: "1.2",
    day: "2026-01-31",
    dateText: "January 31, 2026",
    news: ["It starts faster.", "It stops sooner."],
    fixed: null,
    knownIssues: null,
    postponable: null,
    article: null,
    product: device("scout"),
    devices: null,
    ...changes,
  });
  const releases = [
    release("scout-1-2", "Quick start", { knownIssues: ["It does not fly."], article: "/blog/7" }),
    release("cloud-1", "Merging", { product: device("cloud"), devices: [device("scout"), device("pilot")] }),
    release("cloud-0", "Regions", { product: device("cloud") }),
  ];

  function show(url = "/releases"): void {
    openAt(url);
    renderInSite(<ReleaseIndex releases={releases} labels={labels} />);
  }
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

  test("shows version, day and the lists of each release that are not empty", () => {
    show();
    expect(headings(3)).toEqual(["Quick start", "Merging", "Regions"]);
    const entry = within(screen.getByRole("article", { name: "Quick start" }));
    expect(entry.getByText("January 31, 2026")).toHaveAttribute("datetime", "2026-01-31");
    expect(entry.getByText("1.2")).toBeVisible();
    expect(entry.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "It starts faster.",
      "It stops sooner.",
    ]);
    expect(entry.getByText("It does not fly.")).toBeVisible();
    expect(entry.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      labels.news,
      labels.knownIssues,
    ]);
    expect(entry.getByRole("link", { name: new RegExp(labels.article) })).toHaveAttribute("href", "/blog/7");
  });

  test("filters by product and by the devices that a release concerns, in the query string", async () => {
    show();
    await press("PILOT");
    expect(headings(3)).toEqual(["Merging"]);
    expect(query()).toBe("?device=pilot");
    await press("SCOUT");
    expect(headings(3)).toEqual(["Quick start", "Merging"]);
    await goBack();
    expect(headings(3)).toEqual(["Merging"]);
  });

  test("an unknown device finds nothing, and the button shows all releases again", async () => {
    show("/releases?device=nano");
    expect(screen.getByText(labels.empty)).toBeVisible();
    await press(labels.reset);
    expect(headings(3)).toHaveLength(3);
  });
});
