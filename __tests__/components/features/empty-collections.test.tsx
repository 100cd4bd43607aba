import { render, screen } from "@testing-library/react";
import { Closing } from "../../../src/blocks/closing";
import GlossaryPage from "../../../src/pages/academy/glossary";
import AcademyPage from "../../../src/pages/academy";
import BlogPage from "../../../src/pages/blog";
import AssistantPage from "../../../src/pages/support/assistant";
import FormAnswerPage from "../../../src/pages/form-answer";
import SupportPage from "../../../src/pages/support";
import { contentOf } from "../../support/content/data";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { pageOf, pageProps } from "../../support/content/pages";
import { setStaticQueryResult } from "../../support/dom/gatsby";
import { openAt } from "../../support/dom/navigation";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

type Academy = Queries.AcademyPageQuery;
type Assistant = Queries.AssistantPageQuery;
type FormAnswer = Queries.FormAnswerPageQuery;
type Blog = Queries.BlogPageQuery;
type Support = Queries.SupportPageQuery;

const NO_LISTS = { academyCategories: null, tutorials: null, manuals: null, supportTopics: null, faqs: null };
const site = contentOf<NonNullable<Academy["siteConfig"]>>("site.json");
const faqs = contentOf<NonNullable<Academy["faqs"]>>("academy/faqs.json");

test("the academy shows only lists with entries", () => {
  openAt("/academy");
  const page = pageOf<Academy>("academy");
  const { rerender } = renderInSite(<AcademyPage {...pageProps({ ...NO_LISTS, page, siteConfig: site })} />);
  expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  const short = { ...page, glossary: null, assistance: null };
  rerender(<AcademyPage {...pageProps({ ...NO_LISTS, page: short, siteConfig: site, faqs })} />);
  expect(screen.getAllByRole("tab")).toHaveLength(1);
  expect(screen.getByRole("region", { name: page.faq.heading })).toBeVisible();
  expect(screen.queryByRole("region", { name: page.assistance?.heading ?? "" })).not.toBeInTheDocument();
});

test("the academy of a site without links to others has no link to documentation", () => {
  openAt("/academy");
  const page = pageOf<Academy>("academy");
  const name = new RegExp(page.labels.documentation);
  const { rerender } = renderInSite(<AcademyPage {...pageProps({ ...NO_LISTS, page, siteConfig: site })} />);
  expect(screen.getByRole("link", { name })).toBeVisible();
  rerender(<AcademyPage {...pageProps({ ...NO_LISTS, page, siteConfig: { links: null } })} />);
  expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
});

test("the closing section has a picture only if the site has one", () => {
  const closing = { heading: "Measure it", text: "At your site.", actions: [] };
  const siteWith = (closingPicture: unknown) => setStaticQueryResult({ siteConfig: { closingPicture } });
  siteWith(scaledPicture("Terrain"));
  const { rerender } = render(<Closing {...closing} />);
  expect(screen.getByRole("img", { name: "Terrain" })).toBeVisible();
  siteWith(null);
  rerender(<Closing {...closing} />);
  expect(screen.getByRole("region", { name: "Measure it" })).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

beforeEach(() => stubScreen());

test("a blog without articles shows no list, and its newsletter form", () => {
  openAt("/blog");
  const page = pageOf<Blog>("blog");
  renderInSite(<BlogPage {...pageProps({ page, blogCategories: { items: [] }, allArticle: { nodes: [] } })} />);
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: page.newsletter.heading })).toBeVisible();
});

test("a glossary without terms shows no list of letters", () => {
  const page = pageOf<Queries.GlossaryPageQuery>("glossary");
  renderInSite(<GlossaryPage {...pageProps({ page, terms: { nodes: [] } })} />);
  expect(screen.queryByRole("navigation", { name: page.labels.terms })).not.toBeInTheDocument();
});

test("support shows the sources that exist, and no frame without an assistant", () => {
  const page = pageOf<Support>("support");
  const data: Support = {
    page,
    assistant: null,
    academyPage: { route: "/academy" },
    blogPage: null,
    productsPage: null,
    siteConfig: { support: { frame: "https://chat.example" } },
    faqs,
    manuals: null,
    tutorials: null,
    allArticle: { totalCount: 0 },
    allProduct: { totalCount: 0 },
  };
  const { rerender } = renderInSite(<SupportPage {...pageProps(data)} />);
  expect(screen.getByRole("link", { name: new RegExp(page.labels.faqs) })).toHaveAttribute("href", "/academy?tab=help");
  expect(screen.queryByText(page.labels.articles)).not.toBeInTheDocument();
  rerender(<SupportPage {...pageProps({ ...data, siteConfig: { support: null } })} />);
  expect(screen.queryByTitle(page.labels.frameTitle)).not.toBeInTheDocument();
});

test("an assistant without questions suggests none", () => {
  const page = pageOf<Assistant>("assistant");
  renderInSite(<AssistantPage {...pageProps({ page, faqs: null })} />);
  expect(screen.queryByText(page.labels.suggestions)).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: page.labels.searchLabel })).toBeVisible();
});

test("the answers to forms contain the newsletter form only if the site has a blog", () => {
  const page = pageOf<FormAnswer>("form-answer");
  const forms = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>("[data-answer-part]")].map(({ dataset }) => dataset.answerPart);
  const { rerender } = renderInSite(<FormAnswerPage {...pageProps({ page, blogPage: { route: "/blog" } })} />);
  expect(forms()).toContain("newsletter");
  rerender(<FormAnswerPage {...pageProps({ page, blogPage: null })} />);
  expect(forms()).toEqual(["contact", "demo", "button"]);
});
