import { htmlOf } from "../support/browser/built";
import { routes } from "../../testing/routes";

const stylesOf = (route: string): string =>
  [...htmlOf(route).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text).join("");

test("only opacity and transform are animated", () => {
  const moved = routes.flatMap((route) =>
    [...stylesOf(route).matchAll(/[;{]transition:([^;}]+)/g)].flatMap(([, value = ""]) =>
      // Timing functions contain commas too.
      value.replace(/\([^)]*\)/g, "").split(","),
    ),
  );
  const names = new Set(moved.map((each) => each.trim().split(/[\s!]/)[0]?.replace("-webkit-", "")));
  expect(names).toContain("transform");
  expect([...names].filter((name) => !["none", "opacity", "transform"].includes(name ?? ""))).toEqual([]);
});

test("hover styles apply only to devices that can hover", () => {
  const guarded = /@media \(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  for (const route of routes) {
    const styles = stylesOf(route);
    expect([route, styles.match(guarded)?.join("").includes(":hover")]).toEqual([route, true]);
    const others = styles.replace(guarded, "");
    // Without script the header's menus open on tap by this rule.
    expect([route, others.replace(":is(:hover,:focus-within)", "").match(/[^{}]*:hover[^{}]*/)]).toEqual([route, null]);
  }
});
