import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LanguageLinks } from "../../../src/layout/language/language-links";
import { LanguageOffer } from "../../../src/layout/language/language-offer";
import { PagePathContext } from "../../../src/layout/language/page-path";
import { pathIn } from "../../../src/layout/language/path-in";
import { UntranslatedNote } from "../../../src/layout/language/untranslated-note";
import { renderInSite } from "../../support/dom/site-view";
import { keysOf } from "../../../gatsby/outputs/languages/source-language/mark-elements";
import { watchPage } from "../../../gatsby/outputs/languages/source-language/watch-page";

const LANGUAGES = [
  { code: "en", name: "English", path: "", paths: [] },
  { code: "de", name: "Deutsch", path: "/de", paths: [{ path: "/begriffe/wolke", source: "/begriffe/cloud" }] },
];
const WORDS = { offer: "Diese Seite gibt es auch auf Deutsch.", dismiss: "Schließen" };

describe("links to other languages", () => {
  const hrefOn = (path: string): string | null => {
    render(
      <PagePathContext.Provider value={path}>
        <LanguageLinks languages={LANGUAGES} variant="" />
      </PagePathContext.Provider>,
    );
    return screen.getByRole("link").getAttribute("href");
  };

  test("lead to the same page, and say in which language it is", () => {
    expect(hrefOn("/products/pro")).toBe("/de/products/pro");
    expect(screen.getByRole("link", { name: "Deutsch" })).toHaveAttribute("hreflang", "de");
    expect(screen.getByRole("link")).toHaveAttribute("lang", "de");
  });

  test("lead to the translated URL of the page", () => {
    expect(hrefOn("/begriffe/cloud")).toBe("/de/begriffe/wolke");
  });

  test("a translated URL leads to the same page in each language", () => {
    const [english, german] = LANGUAGES.map(({ paths }) => ({ paths }));
    const french = { paths: [{ path: "/begriffe/nuage", source: "/begriffe/cloud" }] };
    expect(english && pathIn(english, "/begriffe/wolke", german)).toBe("/begriffe/cloud");
    expect(pathIn(french, "/begriffe/wolke/", german)).toBe("/begriffe/nuage");
    expect(pathIn(french, "/other", german)).toBe("/other");
  });

  test("lead from the page of a missing URL to the home page, until the URL is known", () => {
    expect(hrefOn("/404.html")).toBe("/de/");
  });

  test("keep the query, the fragment and the scroll position", async () => {
    history.replaceState(null, "", "/products?device=pro#figures");
    render(<LanguageLinks languages={LANGUAGES} variant="" />);
    const link = screen.getByRole("link");
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link).toHaveAttribute("href", expect.stringMatching(/\/de\/products\?device=pro#figures$/));
    expect(sessionStorage.getItem("kept-scroll")).not.toBeNull();
  });
});

describe("the offer of another language", () => {
  const answer = jest.fn<Promise<Response>, [string]>();
  const prefer = (...tags: string[]): void => {
    jest.spyOn(navigator, "languages", "get").mockReturnValue(tags);
  };
  const show = (current = "en") => renderInSite(<LanguageOffer languages={LANGUAGES} current={current} />);
  const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    sessionStorage.clear();
    answer.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(WORDS) } as Response);
    globalThis.fetch = answer as unknown as typeof fetch;
  });

  test("is in the words of the language that the browser prefers, and leads there", async () => {
    prefer("fr-FR", "de-AT", "en");
    show();
    expect(await screen.findByText(WORDS.offer)).toBeVisible();
    expect(answer).toHaveBeenCalledWith("/de/language.json");
    expect(screen.getByRole("link", { name: "Deutsch" })).toHaveAttribute("href", "/de/");
    expect(screen.getByRole("complementary")).toHaveAttribute("lang", "de");
  });

  test.each([
    ["the page is in the preferred language", ["en-GB", "de"]],
    ["the site is in none of the browser’s languages", ["fr"]],
  ])("is not made when %s", async (_reason, tags) => {
    prefer(...tags);
    show();
    await flush();
    expect(answer).not.toHaveBeenCalled();
  });

  test("does not return during the visit after it was dismissed", async () => {
    prefer("de");
    const { unmount } = show();
    await userEvent.click(await screen.findByRole("button", { name: WORDS.dismiss }));
    expect(screen.queryByText(WORDS.offer)).not.toBeInTheDocument();
    unmount();
    show();
    await flush();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test("is not made when its words cannot be loaded", async () => {
    prefer("de");
    answer.mockRejectedValue(new TypeError("Failed to fetch"));
    show();
    await flush();
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });
});

test("a page that is not translated says so", () => {
  const note = (path: string) => (
    <PagePathContext.Provider value={path}>
      <UntranslatedNote paths={["/blog/9"]} text="Diese Seite ist noch nicht übersetzt." />
    </PagePathContext.Provider>
  );
  const { rerender } = render(note("/blog/9"));
  expect(screen.getByRole("note")).toHaveTextContent("Diese Seite ist noch nicht übersetzt.");
  rerender(note("/blog/8"));
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});

describe("source-language", () => {
  const languageOf = (selector: string): string | null | undefined =>
    document.querySelector(selector)?.getAttribute("lang");
  /** Observers run in microtasks. */
  const change = async (task: () => void): Promise<void> => {
    task();
    await Promise.resolve();
  };

  beforeAll(() => watchPage(new Set(keysOf(["Weight", "<p>Up to <b>12 m</b></p>"])), { lang: "en" }));
  beforeEach(() =>
    change(() => {
      document.body.innerHTML = '<main><h1 lang="en">Weight</h1><p>Größe</p></main>';
    }),
  );

  const main = (): HTMLElement => document.querySelector("main") as HTMLElement;

  test("marks texts that a page shows later", async () => {
    await change(() => main().insertAdjacentHTML("beforeend", "<div id='a'>Weight</div><div id='b'>Gewicht</div>"));
    expect(["#a", "#b"].map(languageOf)).toEqual(["en", null]);
    await change(() => {
      main().innerHTML = "<section><div><p>Up to <b>12\u00a0m</b></p></div></section><p>Größe</p>";
    });
    expect(languageOf("section")).toBe("en");
  });

  test("an element that gets another text loses the mark, also when only a part of it has changed", async () => {
    await change(() => main().insertAdjacentHTML("beforeend", "<div><i>Weight</i></div>"));
    expect(languageOf("div")).toBe("en");
    await change(() => {
      (document.querySelector("i")?.firstChild as Text).data = "Gewicht";
    });
    expect(languageOf("div")).toBeNull();
    await change(() => {
      (document.querySelector("h1")?.firstChild as Text).data = "Gewicht";
    });
    expect(languageOf("h1")).toBeNull();
  });
});
