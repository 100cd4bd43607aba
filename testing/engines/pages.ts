import { kindPaths } from "../page-kinds";
import { findLayoutFaults } from "../layout-faults";
import { languagePaths, translatedRoute } from "../routes";
import { waitInPage, type Engine } from "./engine";

/** A phone and a laptop. */
const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

/** A page of each kind, in all languages. */
const PATHS = ["", ...languagePaths].flatMap((language) =>
  kindPaths.map((path) => (language === "" ? path : path === "/" ? language : translatedRoute(language, path))),
);

/** Runs in the page: records violations of its policy. */
function recordViolations(): void {
  const page = globalThis as { violations?: string[] };
  page.violations = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    page.violations?.push(`the policy refused ${blockedURI} (${violatedDirective})`),
  );
}

/** Runs in the page: the widths of a text in running text and in bold. The same letters are in both, so bold is wider. */
function measureLetters(letters: string): [regular: number, bold: number] {
  const measure = (weight: number): number => {
    const span = document.createElement("span");
    span.style.cssText = `position:absolute;font:${weight} 100px ${getComputedStyle(document.body).fontFamily}`;
    span.textContent = letters;
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return Math.round(width);
  };
  return [measure(400), measure(700)];
}

/** Waits until a page is hydrated, and its fonts are loaded. */
export async function settlePage(engine: Engine, url: string): Promise<void> {
  await engine.openUrl(url);
  await waitInPage(
    engine,
    `${url} was not hydrated`,
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await engine.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined));
}

/** Opens a page of each kind at both sizes. @returns what is wrong, one line each */
export async function checkPages(engine: Engine, siteUrl: string): Promise<string[]> {
  const faults: string[] = [];
  engine.takeMessages();
  for (const path of PATHS) {
    await settlePage(engine, siteUrl + path);
    await engine.evaluate(recordViolations);
    for (const [width, height] of SIZES) {
      await engine.setSize(width, height);
      const found = await engine.evaluate(findLayoutFaults);
      faults.push(...found.map((fault) => `${path} ${fault}, at ${width} px`));
    }
    const violations = await engine.evaluate(() => (globalThis as { violations?: string[] }).violations ?? []);
    const messages = engine.takeMessages().filter((text) => !(path.includes("no-such-page") && text.includes("404")));
    faults.push(...[...violations, ...messages].map((text) => `${path} ${text}`));
  }
  await settlePage(engine, `${siteUrl}/`);
  for (const letters of ["aous", "äöüß"]) {
    const [regular, bold] = await engine.evaluate(measureLetters, letters);
    if (regular >= bold) faults.push(`“${letters}” is ${regular} px wide in running text and ${bold} px in bold`);
  }
  return faults;
}
