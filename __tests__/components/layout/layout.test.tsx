import { render, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Layout } from "../../../src/layout/layout";
import { focusContent } from "../../../src/layout/route-focus";
import { stubScreen } from "../../support/dom/screen";
import { stubSiteContent } from "../../support/dom/site-view";
import { FaqStructuredData } from "../../../src/seo/faq-structured-data";
import { itemList } from "../../../src/seo/json-ld/list";
import { Seo } from "../../../src/seo/seo";
import { setStaticQueryResult } from "../../support/dom/gatsby";
import { seoFacts as seo, siteFacts } from "../../support/content/seo-facts";

describe("layout", () => {
  type Update = Parameters<typeof focusContent>[0];

  beforeEach(() => {
    stubScreen();
    stubSiteContent();
    render(
      <Layout>
        <h1>The page</h1>
      </Layout>,
    );
  });

  test("the first Tab stop is a link to the content", async () => {
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Zum Inhalt" });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  test("the footer has four columns of links, and the legal links", () => {
    const columns = within(screen.getByRole("navigation", { name: "Fuß" }));
    expect(columns.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Geräte",
      "Einsatz",
      "Wissen",
      "Betrieb",
    ]);
    const legal = within(screen.getByRole("navigation", { name: "Rechtliches" })).getAllByRole("link");
    expect(legal.map((link) => link.getAttribute("href"))).toEqual(["/agb", "/datenschutz", "/speicher"]);
  });

  describe("after a navigation, the focus", () => {
    const toLocation = (path: string): Location => new URL(path, "https://acme.example") as unknown as Location;
    const navigate = async (from: string | null, to: string): Promise<void> => {
      focusContent({ location: toLocation(to), prevLocation: from === null ? null : toLocation(from) } as Update);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    };

    test("goes to the content of the new page", async () => {
      await navigate("/about", "/contact");
      expect(screen.getByRole("main")).toHaveFocus();
    });

    test.each([
      ["the first page of a visit", null, "/about"],
      ["a filter of the same page", "/blog", "/blog?q=rtk"],
      ["a fragment of another page", "/about", "/academy#faq"],
    ])("does not move for %s", async (_what, from, to) => {
      await navigate(from, to);
      expect(document.body).toHaveFocus();
    });
  });
});

describe("seo", () => {
  interface Part extends Record<string, unknown> {
    "@type": string;
  }

  const head = (selector: string): Element | null => document.head.querySelector(selector);
  const content = (selector: string): string | null | undefined => head(selector)?.getAttribute("content");
  const blocks = (): string[] =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? "",
    );
  const graph = (text = blocks()[0] ?? "{}"): Part[] => (JSON.parse(text) as { "@graph": Part[] })["@graph"];

  beforeEach(() => setStaticQueryResult({ siteConfig: siteFacts }));

  test("a page has its title, description, keywords and canonical URL", async () => {
    render(<Seo seo={seo} path="/about" />);
    await waitFor(() => expect(content('meta[name="description"]')).toBe("Who we are."));
    expect(document.title).toBe("About | Acme");
    expect(content('meta[name="keywords"]')).toBe("one, two");
    expect(head('link[rel="canonical"]')).toHaveAttribute("href", "https://acme.example/about");
    expect(content('meta[name="robots"]')).toBe("index, follow, max-image-preview:large");
  });

  test("a page that is not listed has no canonical URL", async () => {
    render(<Seo seo={{ ...seo, listed: false }} path="/404" />);
    await waitFor(() => expect(content('meta[name="robots"]')).toBe("noindex"));
    expect(head('link[rel="canonical"]')).toBeNull();
    expect(head('meta[property="og:url"]')).toBeNull();
  });

  test("a shared link shows the page's picture with its size and alternative text", async () => {
    render(<Seo seo={seo} path="/about" />);
    await waitFor(() => expect(content('meta[property="og:image"]')).toBe("https://acme.example/social/0123.jpg"));
    expect(content('meta[property="og:image:width"]')).toBe("1200");
    expect(content('meta[property="og:image:height"]')).toBe("630");
    expect(content('meta[property="og:image:alt"]')).toBe("About. A vault.");
    expect(content('meta[name="twitter:card"]')).toBe("summary_large_image");
  });

  test("the locale of shared links follows language and region", async () => {
    setStaticQueryResult({ siteConfig: { ...siteFacts, language: "de", locale: "de-AT" } });
    render(<Seo seo={seo} path="/about" />);
    await waitFor(() => expect(content('meta[property="og:locale"]')).toBe("de_AT"));
    expect(document.documentElement.lang).toBe("de");
  });

  test("only a language that is written from right to left states its direction", async () => {
    const { rerender } = render(<Seo seo={seo} path="/about" />);
    await waitFor(() => expect(document.documentElement.lang).toBe("en"));
    expect(document.documentElement).not.toHaveAttribute("dir");
    setStaticQueryResult({ siteConfig: { ...siteFacts, language: "ar", direction: "rtl" } });
    rerender(<Seo seo={seo} path="/products" />);
    await waitFor(() => expect(document.documentElement.dir).toBe("rtl"));
  });

  test("an article has its dates, section and tags, and links to the feeds", async () => {
    const published = { day: "2025-06-01", section: "News", tags: ["RTK", "META"] };
    render(<Seo seo={seo} path="/blog/1" published={published} />);
    await waitFor(() => expect(content('meta[property="og:type"]')).toBe("article"));
    expect(content('meta[property="article:published_time"]')).toBe("2025-06-01");
    expect(content('meta[property="article:modified_time"]')).toBe(seo.modified);
    expect(document.head.querySelectorAll('meta[property="article:tag"]')).toHaveLength(2);
    expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(3);
  });

  test("releases link to their Atom feed alone", async () => {
    render(<Seo seo={seo} path="/releases" />);
    await waitFor(() => expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(1));
    expect(document.head.querySelector('link[type="application/atom+xml"]')).not.toBeNull();
  });

  test("structured data contains the site's facts, and their text cannot close its script element", async () => {
    render(<Seo seo={seo} path="/about" />);
    await waitFor(() => expect(blocks()).toHaveLength(1));
    expect(blocks()[0]).not.toContain("</script>");
    expect(graph().map((part) => part["@type"])).toEqual(["Organization", "WebSite", "AboutPage", "BreadcrumbList"]);
    expect(graph()[0]).toMatchObject({
      name: "Acme",
      foundingDate: "2014",
      description: siteFacts.description,
      address: { streetAddress: "1 Street", addressCountry: "US" },
    });
    // The company has no mailbox of the other departments.
    expect((graph()[0]?.contactPoint as { contactType: string }[]).map(({ contactType }) => contactType)).toEqual([
      "customer service",
      "sales",
      "technical support",
      "public relations",
    ]);
  });

  test("a list page lists its entries in order, with absolute URLs", async () => {
    render(<Seo seo={seo} path="/blog" subject={[itemList([{ name: "One", to: "/blog/1" }]), itemList([])]} />);
    await waitFor(() => expect(blocks()).toHaveLength(1));
    expect(graph()[5]).toBeUndefined();
    expect(graph()[4]?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "One", url: "https://acme.example/blog/1" },
    ]);
  });

  test("the structured data of the FAQ is in the head while its component is mounted", async () => {
    const items = [{ question: "How far?", answer: "0.2 to 70 m" }];
    const view = render(
      <>
        <Seo seo={seo} path="/academy" />
        <FaqStructuredData items={items} path="/academy" />
      </>,
    );
    await waitFor(() => expect(blocks()).toHaveLength(2));
    expect(graph(blocks().find((text) => text.includes("FAQPage")))[0]).toMatchObject({ "@type": "FAQPage" });
    view.rerender(<Seo seo={seo} path="/academy" />);
    await waitFor(() => expect(blocks()).toHaveLength(1));
    expect(blocks()[0]).not.toContain("FAQPage");
  });
});
