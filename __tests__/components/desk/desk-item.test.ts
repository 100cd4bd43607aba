import { userEvent } from "@testing-library/user-event";
import type { ControlProps } from "@capture/desk/client/fields/control";
import type { ItemLink } from "@capture/content/model/schemas";
import { createEntryNumbers, seriesName } from "@capture/desk/client/fields/entry-numbers";

describe("desk-item", () => {
  interface Parts {
    host: HTMLElement;
    props: ControlProps;
    componentDidMount(): void;
    componentDidUpdate(): void;
  }

  const finder = {
    questions: [
      { id: "size", text: "How large?", answers: [{ id: "room", text: "A room" }] },
      { id: "need", text: "What for?", answers: [{ id: "view", text: "To see it" }, { id: "plan" }] },
    ],
    rules: [{ when: [{ question: "need", answers: ["view"] }] }],
  };
  const QUESTIONS: ItemLink = { in: "questions.id" };
  const ANSWERS: ItemLink = { in: "questions.answers.id", of: "question" };

  const createMap = (value: unknown) => ({ toJS: () => value });
  const createEntry = (document: unknown) => new Map([["data", createMap(document)]]);

  /** Renders the field at a path of a form, as Sveltia does. */
  async function openField(item: ItemLink, path: string, value: string) {
    window.createClass = (parts) => parts as never;
    const { createItemField } = await import("@capture/desk/client/fields/item-field");
    const section = document.createElement("section");
    section.dataset.keyPath = path;
    const host = document.createElement("div");
    section.append(host);
    document.body.replaceChildren(section);
    const changes: string[] = [];
    const parts = Object.create(createItemField() as Parts) as Parts;
    parts.host = host;
    parts.props = {
      value,
      field: new Map([["item", createMap(item)]]),
      entry: createEntry(finder),
      forID: "item",
      onChange: (next) => void changes.push(next),
    };
    parts.componentDidMount();
    const select = host.querySelector("select") ?? document.createElement("select");
    const optionTexts = () => [...select.options].map(({ text }) => text);
    return { parts, select, optionTexts, changes };
  }

  test("shows the names of the items and returns the selected key", async () => {
    const { select, optionTexts, changes } = await openField(QUESTIONS, "rules.0.when.0.question", "need");
    expect(optionTexts()).toEqual(["How large?", "What for?"]);
    expect(select.value).toBe("need");
    await userEvent.selectOptions(select, "How large?");
    expect(changes).toEqual(["size"]);
  });

  test("offers only the answers of the question in the same condition", async () => {
    const { optionTexts } = await openField(ANSWERS, "rules.0.when.0.answers.0", "view");
    expect(optionTexts()).toEqual(["To see it", "plan"]);
  });

  test("offers an unsaved item of the form", async () => {
    const { parts, optionTexts } = await openField(QUESTIONS, "rules.0.when.0.question", "need");
    const questions = [...finder.questions, { id: "new", text: "What else?", answers: [] }];
    parts.props = { ...parts.props, entry: createEntry({ ...finder, questions }) };
    parts.componentDidUpdate();
    expect(optionTexts()).toEqual(["How large?", "What for?", "What else?"]);
  });

  test("keeps a value whose item does not exist, and shows “Choose one” for an empty value", async () => {
    const deletedItem = await openField(QUESTIONS, "rules.0.when.0.question", "gone");
    expect([deletedItem.select.value, deletedItem.optionTexts()[0], deletedItem.changes]).toEqual([
      "gone",
      "gone (does not exist)",
      [],
    ]);
    const newField = await openField(QUESTIONS, "rules.0.when.0.question", "");
    expect([newField.select.value, newField.optionTexts()[0]]).toEqual(["", "Choose one"]);
  });
});

describe("desk-number", () => {
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
    const { createNumberField } = await import("@capture/desk/client/fields/number-field");
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
});
