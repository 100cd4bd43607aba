import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import AcademyPage from "../../../src/pages/academy";
import { goBack, headings, openAt, query } from "../../support/dom/navigation";
import { contentOf } from "../../support/content/data";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { itemsOf, pageOf, pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";
import { FaqList } from "../../../src/features/academy/faq-list";

type Academy = Queries.AcademyPageQuery;

const lesson = (id: string, title: string, category: string) => ({
  id,
  title,
  category,
  description: `${title}, step by step`,
  duration: "06:40",
  pages: "84 Seiten",
  docUrl: `https://docs.example/${id}`,
  thumbnail: scaledPicture(title),
});

const data: Academy = {
  page: pageOf<Academy>("academy"),
  siteConfig: contentOf<NonNullable<Academy["siteConfig"]>>("site.json"),
  academyCategories: contentOf("academy/categories.json"),
  tutorials: { items: [lesson("lens", "Clean a lens", "wald"), lesson("share", "Share a space", "werk")] },
  manuals: { items: [lesson("pro", "Sharing a PRO", "wald"), lesson("share-book", "Sharing manual", "werk")] },
  supportTopics: {
    items: itemsOf<{ id: string; name: string; description: string; category: string; articles: number; url: string }>(
      "academy/topics.json",
    ).map((topic) => ({ ...topic, articles: `${topic.articles} Texte` })),
  },
  faqs: contentOf("academy/faqs.json"),
};

async function renderAcademy(url = "/academy", pageData = data): Promise<HTMLElement> {
  openAt(url);
  renderInSite(<AcademyPage {...pageProps(pageData)} />);
  return screen.getByPlaceholderText("Wort eingeben …");
}
const panel = (): HTMLElement => screen.getByRole("tabpanel");
const open = (name: string): Promise<void> => userEvent.click(screen.getByRole("tab", { name }));
const press = (name: string): Promise<void> => userEvent.click(within(panel()).getByRole("button", { name }));
const faqData = (): Element[] =>
  [...document.head.querySelectorAll("script")].filter(({ textContent }) => textContent?.includes("FAQPage"));

test("shows the tutorials first; each links to its documentation in a new tab", async () => {
  await renderAcademy();
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Anleitungen");
  expect(headings(3, panel())).toEqual(["Clean a lens", "Share a space"]);
  expect(within(panel()).getByText("Im Wald · 06:40")).toBeVisible();
  const link = within(panel()).getByRole("link", {
    name: /^Anleitung ansehen ?: Clean a lens \(öffnet einen neuen Tab\)$/,
  });
  expect(link).toHaveAttribute("href", "https://docs.example/lens");
  expect(link).toHaveAttribute("target", "_blank");
});

test("tutorials and manuals share search and category; the back button undoes the tab, then the category", async () => {
  await userEvent.type(await renderAcademy(), "shar");
  expect(headings(3, panel())).toEqual(["Share a space"]);
  await press("Im Werk");
  await open("Handbücher");
  expect(headings(3, panel())).toEqual(["Sharing manual"]);
  expect(within(panel()).getByText("Im Werk · 84 Seiten")).toBeVisible();
  expect(within(panel()).getByRole("button", { name: "Im Werk" })).toHaveAttribute("aria-pressed", "true");
  expect(within(panel()).getByRole("status")).toHaveTextContent("1 gefunden");
  expect(query()).toBe("?q=shar&category=werk&tab=manuals");
  await goBack();
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Anleitungen");
  expect(query()).toBe("?q=shar&category=werk");
  await goBack();
  expect(query()).toBe("?q=shar");
});

test.each([
  ["tutorials", "Keine Anleitung gefunden."],
  ["manuals", "Kein Handbuch gefunden."],
])(
  "shows a message when no %s match; Reset Filters clears search and category but not the tab",
  async (tab, sentence) => {
    const field = await renderAcademy(`/academy?q=submarine&category=wald&tab=${tab}`);
    expect(within(panel()).getByText(sentence)).toBeVisible();
    await press("Alles zeigen");
    expect(headings(3, panel())).toHaveLength(2);
    expect(field).toHaveValue("");
    expect(query()).toBe(`?tab=${tab}`);
  },
);

test("the help center has topics, questions and links to support", async () => {
  await renderAcademy();
  await open("Nachschlagen");
  expect(headings(3, panel())).toEqual(["Im Wald", "Im Werk", "Häufige Fragen", "Noch Fragen?"]);
  const forest = within(within(panel()).getByRole("region", { name: "Im Wald" }));
  expect(forest.getAllByRole("heading", { level: 4 })).toHaveLength(1);
  expect(forest.getByText("11 Texte")).toBeVisible();
  const contacts = within(within(panel()).getByRole("region", { name: "Noch Fragen?" }));
  expect(contacts.getByRole("link", { name: "Zur Hilfe" })).toHaveAttribute("href", "/support");
  const ticket = contacts.getByRole("link", { name: "Werkstatt rufen (öffnet einen neuen Tab)" });
  expect(ticket).toHaveAttribute("target", "_blank");
});

test("lists all categories of the content; the help center omits a category without topics", async () => {
  const items = [...(data.academyCategories?.items ?? []), { id: "field-work", title: "Field Work" }];
  await renderAcademy("/academy", { ...data, academyCategories: { items } });
  const filter = within(within(panel()).getByRole("group", { name: "Ort" }));
  expect(filter.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Alles",
    "Im Wald",
    "Im Werk",
    "Field Work",
  ]);
  await open("Nachschlagen");
  expect(headings(3, panel())).not.toContain("Field Work");
});

test("the page has structured data of the FAQ while the help center is open", async () => {
  await renderAcademy();
  expect(faqData()).toHaveLength(0);
  await open("Nachschlagen");
  await waitFor(() => expect(faqData()).toHaveLength(1));
  await open("Anleitungen");
  expect(faqData()).toHaveLength(0);
});

test("the documentation opens in a new tab", async () => {
  await renderAcademy();
  const link = screen.getByRole("link", { name: "Unterlagen öffnen (öffnet einen neuen Tab)" });
  expect(link).toHaveAttribute("href", "https://documentation.stammwerk.example");
});

describe("faq-list", () => {
  const items = ["near", "far"].map((id) => ({
    id,
    question: `How ${id}?`,
    answer: `This ${id}.`,
    docUrl: `https://docs.example/${id}`,
  }));

  beforeEach(() => renderInSite(<FaqList items={items} link="Mehr lesen" />));

  test("a question opens and closes its answer, which has a link to the full answer", async () => {
    expect(screen.getByText("This far.")).not.toBeVisible();
    await userEvent.click(screen.getByText("How far?"));
    expect(screen.getByText("This far.")).toBeVisible();
    expect(screen.getByText("This near.")).not.toBeVisible();
    const more = within(screen.getByText("This far.").parentElement ?? document.body).getByRole("link");
    expect(more).toHaveAccessibleName("Mehr lesen (öffnet einen neuen Tab)");
    expect(more).toHaveAttribute("href", "https://docs.example/far");
    await userEvent.click(screen.getByText("How far?"));
    expect(screen.getByText("This far.")).not.toBeVisible();
  });

  test("opening a question closes the other, also in browsers without exclusive <details>", async () => {
    await userEvent.click(screen.getByText("How far?"));
    await userEvent.click(screen.getByText("How near?"));
    expect(screen.getByText("This near.")).toBeVisible();
    await waitFor(() => expect(screen.getByText("This far.")).not.toBeVisible());
    expect(screen.getByText("This near.")).toBeVisible();
  });

  test("all questions have the same `name`, so that the browser keeps at most one open", () => {
    const names = screen.getAllByRole("group").map((group) => group.getAttribute("name"));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).not.toBeNull();
  });

  test("a question has an id for links", () => {
    expect(document.getElementById("far")).toContainElement(screen.getByText("How far?"));
  });
});
