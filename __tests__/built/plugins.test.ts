import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlOf } from "../support/built/built";
import { routes } from "../../testing/routes";

const pages = [...routes, "/404"];
const headOf = (html: string): string => html.slice(0, html.indexOf("</head>"));

test.each(pages)(
  "%s has all its styles in one element of the head, followed by an empty element that lists their names for emotion",
  (route) => {
    const html = htmlOf(route);
    const styles = headOf(html.replace(/<noscript>.*?<\/noscript>/gs, "")).match(/<style[^>]*>.{0,8}/gs);
    expect(styles).toEqual([
      expect.stringMatching(/^<style>[^<]{8}$/),
      expect.stringMatching(/^<style data-emotion="css [\w -]+"><\/style>$/),
    ]);
    expect(html.slice(html.indexOf("</head>"))).not.toContain("<style");
  },
);

test.each(pages)("%s has the expected inline scripts in order, and no others", (route) => {
  const scripts = htmlOf(route).matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs);
  expect([...scripts].map(([script]) => script)).toEqual([
    expect.stringMatching(/^<script>\(function.*window\.earlyInput.*"fallbackDelayMs":5000/s),
    expect.stringContaining("window.pagePath"),
    expect.stringMatching(/^<script type="module">window\.___webpackCompilationHash.*\["\/app-/),
  ]);
  expect(headOf(htmlOf(route))).toContain("window.earlyInput");
});

test("no page contains NUL characters, which React 18 writes between chunks", () => {
  expect(pages.filter((route) => htmlOf(route).includes("\0"))).toEqual([]);
});

test("every script begins with the compile hint for Chrome", () => {
  // Others, such as the workers that remove those of a former site, do not belong to pages.
  const scripts = readdirSync("public").filter((name) => /-[0-9a-f]{6,}\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(0);
  const scriptsWithoutHint = scripts.filter(
    (name) => !readFileSync(join("public", name), "utf8").startsWith("//# allFunctions"),
  );
  expect(scriptsWithoutHint).toEqual([]);
});
