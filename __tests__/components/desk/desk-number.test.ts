import type { ControlProps } from "../../../desk/client/control";
import { createEntryNumbers, seriesName } from "../../../desk/client/entry-numbers";

interface Parts {
  host: HTMLElement;
  props: ControlProps<number | "">;
  componentDidMount(): void;
  componentDidUpdate(): void;
  componentWillUnmount(): void;
}

const article = (id: number) => ({ $schema: "../schemas/article.schema.json", id });

/** Renders the field in a form, and again after each change, as Sveltia does. */
async function openField(slug: string, value: number | "") {
  window.createClass = (parts) => parts as never;
  const { createNumberField } = await import("../../../desk/client/number-field");
  const numbers = createEntryNumbers();
  numbers.recordRead(article(15));
  const host = document.createElement("div");
  const parts: Parts = Object.create(createNumberField(numbers) as Parts) as Parts;
  let isMounted = false;
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
      if (isMounted) parts.componentDidUpdate();
    },
  };
  parts.componentDidMount();
  isMounted = true;
  parts.componentDidUpdate();
  return { numbers, parts, shownNumber: () => host.textContent };
}

test("a new entry gets the next number", async () => {
  const { shownNumber } = await openField("", "");
  expect(shownNumber()).toBe("16");
});

test("a new entry moves to the next number when an entry loaded later already uses its number", async () => {
  const { numbers, shownNumber } = await openField("", "");
  numbers.recordRead(article(16));
  expect(shownNumber()).toBe("17");
});

test("a restored draft moves to the next number when an already loaded entry uses its number", async () => {
  const { shownNumber } = await openField("", 15);
  expect(shownNumber()).toBe("16");
});

test("a new entry keeps its number when it is saved", async () => {
  const { numbers, parts, shownNumber } = await openField("", "");
  numbers.recordWrite(article(16));
  parts.componentDidUpdate();
  expect(shownNumber()).toBe("16");
});

test("a saved entry keeps its number, and a closed form ignores loaded entries", async () => {
  const { numbers, parts, shownNumber } = await openField("15", 15);
  expect(shownNumber()).toBe("15");
  parts.componentWillUnmount();
  numbers.recordRead(article(16));
  expect(numbers.next(seriesName("article.schema.json", "id"))).toBe(17);
  expect(shownNumber()).toBe("15");
});
