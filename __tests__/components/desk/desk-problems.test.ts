import { screen, waitFor, within } from "@testing-library/react";
import type { EntryCollection } from "@sveltia/cms";
import { showProblems } from "@capture/desk/client/problems/problems";
import type { Problem } from "@capture/content/check/problem";
import type { ControlProps } from "@capture/desk/client/fields/control";

describe("desk-problems", () => {
  const mistake: Problem = {
    file: "data/articles/7.json",
    line: 11,
    column: 21,
    where: "image.src",
    message: "the picture data/images/tower.jpg does not exist.",
  };
  const notice: Problem = {
    file: "data/images/old.jpg",
    line: 1,
    column: 1,
    where: "",
    message: "no file uses this picture.",
    notice: true,
  };

  const collections = [
    {
      name: "articles",
      label_singular: "Article",
      folder: "data/articles",
      fields: [{ name: "image", label: "Picture", fields: [{ name: "src", label: "File" }] }],
    },
  ] as EntryCollection[];

  let currentProblems: Problem[] = [];
  beforeAll(() => {
    global.fetch = () => Promise.resolve({ text: () => Promise.resolve(JSON.stringify(currentProblems)) } as Response);
    showProblems(collections);
  });

  const waitForLine = (line: string): Promise<void> =>
    waitFor(() => expect(document.querySelector("summary")).toHaveTextContent(line), { timeout: 3000 });

  test("is one closed line that counts mistakes apart from notices", async () => {
    currentProblems = [mistake, notice, { ...notice, file: "data/images/older.jpg" }];
    await waitForLine("1 mistake stops publishing, 2 notices do not");
    expect(screen.getByRole("group")).not.toHaveAttribute("open");
    expect(screen.getByRole("status")).toHaveTextContent("1 mistake");
  });

  test("lists mistakes apart from notices, and says which of them stop publishing", () => {
    document.querySelector("summary")?.click();
    expect(screen.getByRole("group")).toHaveAttribute("open");
    const mistakes = screen.getByRole("list", {
      name: "Mistakes: the site keeps its last content until they are fixed",
    });
    const notices = screen.getByRole("list", { name: "Notices: they do not stop publishing" });
    expect(within(mistakes).getAllByRole("listitem")).toHaveLength(1);
    expect(within(notices).getAllByRole("listitem")).toHaveLength(2);
  });

  test("a mistake links to its field, with the labels of the form", () => {
    const link = screen.getByRole("link", { name: "Article 7 › Picture › File" });
    expect(link).toHaveAttribute("href", "#/collections/articles/entries/7");
    expect(screen.getByText("The picture “tower.jpg” does not exist.")).toBeVisible();
    link.click();
    expect(window.location.hash).toBe("#/collections/articles/entries/7");
    expect(window.history.state).toMatchObject({ highlight: { locale: "_default", keyPath: "image.src" } });
    // A picture has no form.
    expect(screen.getByText("“old.jpg”")).toBeVisible();
  });

  test("stays open when the problems change, and has no list of mistakes when there are only notices", async () => {
    currentProblems = [notice];
    await waitForLine("1 notice");
    expect(screen.getByRole("group")).toHaveAttribute("open");
    expect(screen.getAllByRole("list")).toHaveLength(1);
  });

  test("is hidden without problems", async () => {
    currentProblems = [];
    await waitFor(() => expect(screen.queryByRole("group")).toBeNull(), { timeout: 3000 });
  });
});

describe("desk-status", () => {
  type Status = true | null | "";
  interface Parts {
    host: HTMLElement;
    props: ControlProps<Status>;
    componentDidMount(): void;
    componentDidUpdate(): void;
  }

  /**
   * Renders the field in a form, and again after a change, as Sveltia does.
   * @returns a function that returns the current value
   */
  async function openField(slug: string, value: Status): Promise<() => Status> {
    window.createClass = (parts) => parts as never;
    const { createStatusField } = await import("@capture/desk/client/fields/status-field");
    const parts = Object.create(createStatusField() as Parts) as Parts;
    parts.host = document.createElement("div");
    document.body.replaceChildren(parts.host);
    let currentValue = value;
    parts.props = {
      value,
      field: new Map(),
      entry: new Map([["slug", slug]]),
      forID: "status",
      onChange: (next) => void (currentValue = next),
    };
    parts.componentDidMount();
    parts.props = { ...parts.props, value: currentValue };
    parts.componentDidUpdate();
    return () => currentValue;
  }

  test.each<[string, string, Status, string, Status]>([
    ["a new entry is a draft", "", "", "Draft", true],
    ["a new entry that an editor has published stays published", "", null, "Published", null],
    ["an entry without the field is published, and is not changed", "1", "", "Published", ""],
    ["an entry with draft: true is a draft", "1", true, "Draft", true],
  ])("%s", async (_name, slug, value, checked, expected) => {
    const current = await openField(slug, value);
    expect(screen.getByRole("radio", { name: checked })).toBeChecked();
    expect(current()).toBe(expected);
  });

  test("sets null when a draft is published", async () => {
    const current = await openField("1", true);
    screen.getByRole("radio", { name: "Published" }).click();
    expect(current()).toBeNull();
  });
});
