import { htmlOf } from "../support/built/built";
import { routes } from "../../testing/routes";

const stylesOf = (route: string): string =>
  [...htmlOf(route).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text).join("");

test("only opacity and transform have transitions", () => {
  const transitions = routes.flatMap((route) =>
    [...stylesOf(route).matchAll(/[;{]transition:([^;}]+)/g)].flatMap(([, value = ""]) =>
      // Timing functions contain commas too.
      value.replace(/\([^)]*\)/g, "").split(","),
    ),
  );
  const names = new Set(transitions.map((each) => each.trim().split(/[\s!]/)[0]?.replace("-webkit-", "")));
  expect(names).toContain("transform");
  expect([...names].filter((name) => !["none", "opacity", "transform"].includes(name ?? ""))).toEqual([]);
});

test("hover styles apply only to devices that can hover", () => {
  const hoverQuery = /@media \(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  for (const route of routes) {
    const styles = stylesOf(route);
    expect([route, styles.match(hoverQuery)?.join("").includes(":hover")]).toEqual([route, true]);
    const others = styles.replace(hoverQuery, "");
    // By this rule, the header's menus open without script when they are tapped.
    expect([route, others.replace(":is(:hover,:focus-within)", "").match(/[^{}]*:hover[^{}]*/)]).toEqual([route, null]);
  }
});
