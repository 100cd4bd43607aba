import { htmlOf } from "../support/built";
import { routes } from "../support/routes";

const stylesOf = (route: string): string =>
  [...htmlOf(route).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text).join("");

test("only opacity and transform move", () => {
  const moved = routes.flatMap((route) =>
    [...stylesOf(route).matchAll(/[;{]transition:([^;}]+)/g)].flatMap(([, value = ""]) =>
      // Commas also stand within the curves.
      value.replace(/\([^)]*\)/g, "").split(","),
    ),
  );
  const names = new Set(moved.map((each) => each.trim().split(/[\s!]/)[0]?.replace("-webkit-", "")));
  expect(names).toContain("transform");
  expect([...names].filter((name) => !["none", "opacity", "transform"].includes(name ?? ""))).toEqual([]);
});

test("looks under a resting pointer are for those who have one", () => {
  for (const route of routes) {
    const others = stylesOf(route).replace(/@media \(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
    // Without script the bar's menus open under a finger too.
    expect([route, others.replace(":is(:hover,:focus-within)", "").match(/[^{}]*:hover[^{}]*/)]).toEqual([route, null]);
  }
});
