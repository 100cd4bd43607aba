import type { ControlProps } from "../../../desk/client/control";
import { entryNumbers, seriesName } from "../../../desk/client/entry-numbers";

interface Parts {
  host: HTMLElement;
  props: ControlProps<number | "">;
  componentDidMount(): void;
  componentDidUpdate(): void;
  componentWillUnmount(): void;
}

const article = (id: number) => ({ $schema: "../schemas/article.schema.json", id });

/** The field in a form, as Sveltia draws it again after each change. */
async function openField(slug: string, value: number | "") {
  window.createClass = (parts) => parts as never;
  const { numberField } = await import("../../../desk/client/number-field");
  const numbers = entryNumbers();
  numbers.read(article(15));
  const host = document.createElement("div");
  const parts: Parts = Object.create(numberField(numbers) as Parts) as Parts;
  let isDrawn = false;
  parts.host = host;
  parts.props = {
    value,
    field: new Map([
      ["schema", "article.schema.json"],
      ["name", "id"],
    ]),
    entry: new Map([["slug", slug]]),
    forID: "number",
    onChange(next) {
      parts.props = { ...parts.props, value: next };
      if (isDrawn) parts.componentDidUpdate();
    },
  };
  parts.componentDidMount();
  isDrawn = true;
  parts.componentDidUpdate();
  return { numbers, parts, shown: () => host.textContent };
}

test("a new entry takes the next number", async () => {
  const { shown } = await openField("", "");
  expect(shown()).toBe("16");
});

test("it takes another one when somebody else's entry with its number comes in", async () => {
  const { numbers, shown } = await openField("", "");
  numbers.read(article(16));
  expect(shown()).toBe("17");
});

test("a kept draft whose number was taken meanwhile takes another one, too", async () => {
  const { shown } = await openField("", 15);
  expect(shown()).toBe("16");
});

test("saving it does not change its number", async () => {
  const { numbers, parts, shown } = await openField("", "");
  numbers.write(article(16));
  parts.componentDidUpdate();
  expect(shown()).toBe("16");
});

test("an entry that is saved keeps its number, and a closed form nothing", async () => {
  const { numbers, parts, shown } = await openField("15", 15);
  expect(shown()).toBe("15");
  parts.componentWillUnmount();
  numbers.read(article(16));
  expect(numbers.next(seriesName("article.schema.json", "id"))).toBe(17);
  expect(shown()).toBe("15");
});
