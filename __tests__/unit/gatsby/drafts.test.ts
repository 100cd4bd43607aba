import type { CreateResolversArgs } from "gatsby";
import { markDrafts } from "../../../gatsby/node/drafts";

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;
type Resolvers = Record<string, Record<string, { resolve: Resolve }>>;

afterEach(() => delete process.env.DRAFTS);

function resolvers(): Resolvers {
  const made: Resolvers = {};
  markDrafts({ createResolvers: (more: Resolvers) => Object.assign(made, more) } as unknown as CreateResolversArgs);
  return made;
}

test("a build for visitors has no mark of drafts", () => {
  expect(resolvers()).toEqual({});
});

test("where drafts are shown, each kind that has them is marked by its names, and only while it waits", async () => {
  process.env.DRAFTS = "show";
  const made = resolvers();
  expect(Object.fromEntries(Object.entries(made).map(([type, fields]) => [type, Object.keys(fields)]))).toEqual({
    Article: ["title"],
    CaseStudy: ["title"],
    Product: ["title", "name"],
    Project: ["title"],
    Solution: ["title", "name"],
  });
  const title = (source: object): unknown =>
    made.Article?.title?.resolve(source, {}, {}, { originalResolver: () => Promise.resolve("A title") });
  expect(await title({ date: "2025-01-01" })).toBe("A title");
  expect(await title({ date: "2025-01-01", draft: true })).toBe("Draft: A title");
  expect(await title({ date: "2098-01-01" })).toBe("Draft: A title");
});
