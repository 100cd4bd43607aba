import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import AcademyPage from "../../../src/pages/academy";
import { headings, openAt, query } from "../../support/dom/navigation";
import { contentOf } from "../../support/content/data";
import { scaledPicture } from "../../support/content/pictures";
import { itemsOf, pageOf, pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

type Academy = Queries.AcademyPageQuery;

const lesson = (id: string, title: string, category: string) => ({
  id,
  title,
  category,
  description: `${title}, step by step`,
  duration: "06:40",
  pages: "84 pages",
  docUrl: `https://docs.example/${id}`,
  thumbnail: scaledPicture(title),
});

const data: Academy = {
  page: pageOf<Academy>("academy"),
  siteConfig: contentOf<NonNullable<Academy["siteConfig"]>>("site.json"),
  academyCategories: contentOf("academy/categories.json"),
  tutorials: { items: [lesson("lens", "Clean a lens", "hardware"), lesson("share", "Share a space", "software")] },
  manuals: { items: [lesson("pro", "Sharing a PRO", "hardware"), lesson("share-book", "Sharing manual", "software")] },
  supportTopics: {
    items: itemsOf<{ id: string; name: string; description: string; category: string; articles: number; url: string }>(
      "academy/topics.json",
    ).map((topic) => ({ ...topic, articles: `${topic.articles} articles` })),
  },
  faqs: contentOf("academy/faqs.json"),
};

async function renderAcademy(url = "/academy", pageData = data): Promise<HTMLElement> {
  openAt(url);
  renderInSite(<AcademyPage {...pageProps(pageData)} />);
  return screen.getByPlaceholderText("Search tutorials, manuals, or FAQs...");
}
const panel = (): HTMLElement => screen.getByRole("tabpanel");
const open = (name: string): Promise<void> => userEvent.click(screen.getByRole("tab", { name }));
const press = (name: string): Promise<void> => userEvent.click(within(panel()).getByRole("button", { name }));
const faqData = (): Element[] =>
  [...document.head.querySelectorAll("script")].filter(({ textContent }) => textContent?.includes("FAQPage"));

test("shows the tutorials first; each links to its documentation in a new tab", async () => {
  await renderAcademy();
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Tutorials");
  expect(headings(3, panel())).toEqual(["Clean a lens", "Share a space"]);
  expect(within(panel()).getByText("Hardware · 06:40")).toBeVisible();
  const link = within(panel()).getByRole("link", { name: /^Watch tutorial ?: Clean a lens \(opens in a new tab\)$/ });
  expect(link).toHaveAttribute("href", "https://docs.example/lens");
  expect(link).toHaveAttribute("target", "_blank");
});

test("tutorials and manuals share search and category", async () => {
  await userEvent.type(await renderAcademy(), "shar");
  expect(headings(3, panel())).toEqual(["Share a space"]);
  await press("Software");
  await open("Manuals");
  expect(headings(3, panel())).toEqual(["Sharing manual"]);
  expect(within(panel()).getByText("Software · 84 pages")).toBeVisible();
  expect(within(panel()).getByRole("button", { name: "Software" })).toHaveAttribute("aria-pressed", "true");
  expect(within(panel()).getByRole("status")).toHaveTextContent("1 found");
  expect(query()).toBe("?q=shar&category=software&tab=manuals");
});

test.each([
  ["tutorials", "No tutorials found matching your search."],
  ["manuals", "No manuals found matching your search."],
])(
  "shows a message when no %s match; Reset Filters clears search and category but not the tab",
  async (tab, sentence) => {
    const field = await renderAcademy(`/academy?q=submarine&category=hardware&tab=${tab}`);
    expect(within(panel()).getByText(sentence)).toBeVisible();
    await press("Reset Filters");
    expect(headings(3, panel())).toHaveLength(2);
    expect(field).toHaveValue("");
    expect(query()).toBe(`?tab=${tab}`);
  },
);

test("the help center has topics, questions and links to support", async () => {
  await renderAcademy();
  await open("Help Center");
  expect(headings(3, panel())).toEqual([
    "Hardware",
    "Software",
    "Frequently asked questions",
    "Need Further Assistance?",
  ]);
  const hardware = within(within(panel()).getByRole("region", { name: "Hardware" }));
  expect(hardware.getAllByRole("heading", { level: 4 })).toHaveLength(3);
  expect(hardware.getByText("28 articles")).toBeVisible();
  const contacts = within(within(panel()).getByRole("region", { name: "Need Further Assistance?" }));
  expect(contacts.getByRole("link", { name: "Chat With Support" })).toHaveAttribute("href", "/support");
  for (const name of ["Submit a Ticket", "Browse Knowledge Base"]) {
    expect(contacts.getByRole("link", { name: `${name} (opens in a new tab)` })).toHaveAttribute("target", "_blank");
  }
});

test("lists all categories of the content; the help center omits a category without topics", async () => {
  const items = [...(data.academyCategories?.items ?? []), { id: "field-work", title: "Field Work" }];
  await renderAcademy("/academy", { ...data, academyCategories: { items } });
  const filter = within(within(panel()).getByRole("group", { name: "Category" }));
  expect(filter.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "All",
    "Hardware",
    "Software",
    "Field Work",
  ]);
  await open("Help Center");
  expect(headings(3, panel())).not.toContain("Field Work");
});

test("the page has structured data of the FAQ while the help center is open", async () => {
  await renderAcademy();
  expect(faqData()).toHaveLength(0);
  await open("Help Center");
  await waitFor(() => expect(faqData()).toHaveLength(1));
  await open("Tutorials");
  expect(faqData()).toHaveLength(0);
});

test("the documentation opens in a new tab", async () => {
  await renderAcademy();
  const link = screen.getByRole("link", { name: "Open Documentation (opens in a new tab)" });
  expect(link).toHaveAttribute("href", "https://docs.fourfold.example");
});
