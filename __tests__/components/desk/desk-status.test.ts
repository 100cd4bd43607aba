import { screen } from "@testing-library/react";
import type { ControlProps } from "../../../desk/client/control";

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
  const { createStatusField } = await import("../../../desk/client/status-field");
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
