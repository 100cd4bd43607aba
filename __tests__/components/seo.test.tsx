import { render, waitFor } from "@testing-library/react";
import { Seo } from "../../src/seo/seo";
import { answerStaticQuery } from "../support/gatsby";

const site = {
  brand: "Acme",
  legalName: "Acme Ltd",
  url: "https://acme.example",
  founded: 2014,
  description: "We measure </script><script>alert(1)</script>.",
  language: "en",
  themeColor: "#000000",
};
const words = { title: "About | Acme", description: "Who we are.", keywords: ["one", "two"] };

const head = (selector: string): Element | null => document.head.querySelector(selector);

beforeEach(() => answerStaticQuery({ siteConfig: site }));

test("a page states its title, description, keywords and canonical address", async () => {
  render(<Seo words={words} path="/about" />);
  await waitFor(() => expect(document.title).toBe("About | Acme"));
  expect(head('meta[name="description"]')).toHaveAttribute("content", "Who we are.");
  expect(head('meta[name="keywords"]')).toHaveAttribute("content", "one, two");
  expect(head('link[rel="canonical"]')).toHaveAttribute("href", "https://acme.example/about");
  expect(head('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
});

test("a page kept out of search engines states no canonical address", async () => {
  render(<Seo words={words} path="/404" noindex />);
  await waitFor(() => expect(head('meta[name="robots"]')).toHaveAttribute("content", "noindex"));
  expect(head('link[rel="canonical"]')).toBeNull();
});

test("structured data follows the site's facts and cannot be broken out of", async () => {
  render(<Seo words={words} path="/" />);
  await waitFor(() => expect(head('script[type="application/ld+json"]')).not.toBeNull());
  const text = head('script[type="application/ld+json"]')?.textContent ?? "";
  expect(text).not.toContain("</script>");
  const graph = (JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(graph[0]).toMatchObject({
    "@type": "Organization",
    name: "Acme",
    foundingDate: "2014",
    description: site.description,
  });
});
