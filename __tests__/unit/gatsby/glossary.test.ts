import type { CreateResolversArgs } from "gatsby";
import { fillText } from "../../../gatsby/node/fill-text";
import { addGlossaryLinks } from "../../../gatsby/node/glossary";
import type { TermUse } from "../../../src/domain/glossary";

const ENTRIES: Readonly<Record<string, readonly object[]>> = {
  GlossaryTerm: [
    { slug: "near-range", name: "1 m range" },
    { slug: "laser", name: "Laser", synonyms: ["905 nm light"], linkedWords: ["{brand} laser"], notIn: ["5 V laser"] },
  ],
  SpecificationFields: [
    {
      items: [
        {
          id: "optics",
          title: "Optics",
          fields: [
            { key: "range", label: "Accuracy in the 1 m range" },
            { key: "light", label: "Light" },
          ],
        },
      ],
    },
  ],
};

const context = {
  nodeModel: {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: ENTRIES[type] }),
    findOne: () => Promise.resolve({ language: "en", region: "US" }),
  },
};

type Resolve<T> = (source: object, args: object, context: object) => Promise<T>;
interface Resolvers {
  Article: { linkedContent: { resolve: Resolve<string> } };
  Product: { termUses: { resolve: Resolve<TermUse[]> } };
}

function resolvers(): Resolvers {
  const createResolvers = jest.fn<unknown, [Resolvers]>();
  addGlossaryLinks({ createResolvers } as unknown as CreateResolversArgs);
  const [[added] = []] = createResolvers.mock.calls;
  if (!added) throw new Error("addGlossaryLinks added no resolvers");
  return added;
}

test("finds terms in a specification in the form in which pages show them", async () => {
  const value = "5 V laser, 905 nm light";
  const specifications = [
    { key: "range", value: "±1 cm" },
    { key: "light", value },
  ];
  const [inLabel, inValue, ...others] = await resolvers().Product.termUses.resolve({ specifications }, {}, context);
  expect(others).toEqual([]);
  expect([inLabel?.to, inValue?.to]).toEqual(["/academy/glossary/near-range", "/academy/glossary/laser"]);
  expect(fillText("Accuracy in the 1 m range")).toContain(inLabel?.text);
  expect(fillText(value)).toContain(inValue?.text);
});

test("an article links a term whose name contains a placeholder or a figure", async () => {
  const content = "<p>A {brand} laser in the 1 m range.</p>";
  const html = await resolvers().Article.linkedContent.resolve({ content }, {}, context);
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="/academy/glossary/laser"',
    'href="/academy/glossary/near-range"',
  ]);
});
