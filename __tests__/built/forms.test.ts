import { HONEYPOT } from "@capture/receiver/payload/form-endpoint";
import { documentOf, htmlOf, metaOf } from "../support/built/built";
import { contentOf } from "../support/content/data";
import { routes } from "../../testing/routes";

const { mailboxes } = contentOf<{ mailboxes: { general: string; partners?: string } }>("site.json");

/** The forms in a page, by the form name in their `action`. */
const formsOf = (route: string): Map<string | undefined, HTMLFormElement> =>
  new Map(
    [...documentOf(route).querySelectorAll<HTMLFormElement>("form[action]")].map((form) => [
      form.getAttribute("action")?.replace("/api/submit-form?form=", ""),
      form,
    ]),
  );

test.each([
  ["/contact", ["contact"]],
  ["/blog", ["newsletter"]],
  ["/showcase", ["demo"]],
  ["/form-answer", ["contact", "newsletter", "demo"]],
])("the forms of %s work without script", (route, names) => {
  const forms = formsOf(route);
  expect([...forms.keys()]).toEqual(names);
  for (const form of forms.values()) {
    expect([form.method, form.enctype]).toEqual(["post", "application/x-www-form-urlencoded"]);
    const honeypot = form.elements.namedItem(HONEYPOT) as HTMLInputElement;
    expect([honeypot.value, honeypot.tabIndex]).toEqual(["", -1]);
    expect(honeypot.closest("[aria-hidden=true]")).not.toBeNull();
  }
});

(routes.includes("/marketplace") ? test : test.skip)(
  "without script the marketplace application is a mailto link to the partner department",
  () => {
    const links = [...documentOf("/marketplace").querySelectorAll("main noscript")].map((each) => each.innerHTML);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toContain(`href="mailto:${mailboxes.partners ?? mailboxes.general}`);
  },
);

test("/form-answer is excluded from search engines, and no page links to it", () => {
  expect(metaOf(documentOf("/form-answer"), "robots")).toBe("noindex");
  expect(routes.filter((route) => /<a [^>]*href="\/form-answer/.test(htmlOf(route)))).toEqual([]);
});
