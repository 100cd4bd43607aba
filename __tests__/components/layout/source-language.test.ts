import { keysOf } from "../../../gatsby/outputs/languages/source-language/mark-elements";
import { watchPage } from "../../../gatsby/outputs/languages/source-language/watch-page";

const languageOf = (selector: string): string | null | undefined =>
  document.querySelector(selector)?.getAttribute("lang");
/** Observers run in microtasks. */
const change = async (task: () => void): Promise<void> => {
  task();
  await Promise.resolve();
};

beforeAll(() => {
  watchPage(new Set(keysOf(["Weight", "<p>Up to <b>12 m</b></p>"])), { lang: "en" });
});
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
