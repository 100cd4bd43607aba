import { overBudget } from "../../../bench/budget/growth";
import { scriptLimit } from "../../../bench/budget/limits";

const app = { name: "app", bytes: 60, modules: { "src/ui/link.tsx": 40, "src/chrome/menu.tsx": 900 } };
const page = { name: "page", bytes: 20, modules: { "src/pages/blog.tsx": 90 } };

test("a page within its limit has nothing to say", () => {
  expect(overBudget("/blog", [app, page], 80, {})).toEqual([]);
});

test("of a page over its limit the page, the chunk and the module that grew are named", () => {
  const recorded = {
    app: { bytes: 50, modules: { "src/ui/link.tsx": 30, "src/chrome/menu.tsx": 400 } },
    page: { bytes: 20, modules: { "src/pages/blog.tsx": 90 } },
  };
  expect(overBudget("/blog", [app, page], 79, recorded)).toEqual([
    "/blog: its first scripts weigh 80 bytes in brotli, 1 more than the 79 they may.",
    "  app: 60 bytes, 50 when recorded",
    "    src/chrome/menu.tsx: 900 bytes minified, 500 more",
  ]);
});

test("a chunk that was never recorded is named with its largest modules", () => {
  expect(overBudget("/", [page], 10, {})).toEqual([
    "/: its first scripts weigh 20 bytes in brotli, 10 more than the 10 they may.",
    "  page: 20 bytes, none when recorded",
    "    src/pages/blog.tsx: 90 bytes minified, 90 more",
  ]);
});

test("the home page may have more script than the others", () => {
  expect(scriptLimit("/")).toBeGreaterThan(scriptLimit("/blog"));
});
