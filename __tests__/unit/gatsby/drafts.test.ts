import type { CreateResolversArgs } from "gatsby";
import { markDrafts } from "../../../gatsby/node/drafts";

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;
type Resolvers = Record<string, Record<string, { resolve: Resolve }>>;

afterEach(() => delete process.env.DRAFTS);

function createdResolvers(): Resolvers {
  const resolvers: Resolvers = {};
  const createResolvers = (more: Resolvers): Resolvers => Object.assign(resolvers, more);
  markDrafts({ createResolvers } as unknown as CreateResolversArgs);
  return resolvers;
}

test("a build without drafts gets no resolvers", () => {
  expect(createdResolvers()).toEqual({});
});

test("with DRAFTS=show, the names of drafts and scheduled entries begin with “Draft:”", async () => {
  process.env.DRAFTS = "show";
  const resolvers = createdResolvers();
  const fields = Object.fromEntries(Object.entries(resolvers).map(([type, names]) => [type, Object.keys(names)]));
  expect(Object.keys(fields).filter((type) => /^(Author|GlossaryTerm|Page|SiteConfig)$/.test(type))).toEqual([]);
  expect(fields).toMatchObject({
    Article: ["title"],
    CaseStudy: ["title"],
    Product: ["title", "name"],
    Project: ["title"],
    Solution: ["title", "name"],
    TechnologyPage: ["name"],
  });
  const title = (source: object): unknown =>
    resolvers.Article?.title?.resolve(source, {}, {}, { originalResolver: () => Promise.resolve("A title") });
  expect(await title({ date: "2025-01-01" })).toBe("A title");
  expect(await title({ date: "2025-01-01", draft: true })).toBe("Draft: A title");
  expect(await title({ date: "2098-01-01" })).toBe("Draft: A title");
});
