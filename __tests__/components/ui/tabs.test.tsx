import { render, screen, type RenderResult } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Tabs } from "../../../src/ui/tabs";

const TABS = ["One", "Two", "Three"].map((title) => ({ id: title.toLowerCase(), title, panel: `Panel ${title}` }));

const Numbers = ({ first = "one" }: { first?: string }) => {
  const [active, setActive] = useState(first);
  return <Tabs label="Numbers" tabs={TABS} active={active} onChange={setActive} />;
};

const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });
const chosen = (): string | null => screen.getByRole("tab", { selected: true }).textContent;
const panel = (): HTMLElement => screen.getByRole("tabpanel");

let view: RenderResult;
beforeEach(() => {
  view = render(<Numbers />);
});

test("the first tab is selected, and all panels are in the HTML", () => {
  expect(screen.getByRole("tablist", { name: "Numbers" })).toBeVisible();
  expect(chosen()).toBe("One");
  expect(panel()).toHaveTextContent("Panel One");
  expect(panel()).toHaveAccessibleName("One");
  expect(screen.getAllByRole("tabpanel", { hidden: true })).toHaveLength(3);
});

test("a click shows the panel that the tab controls", async () => {
  await userEvent.click(tab("Two"));
  expect(chosen()).toBe("Two");
  expect(panel()).toHaveTextContent("Panel Two");
  expect(tab("Two")).toHaveAttribute("aria-controls", panel().id);
});

test.each([
  ["{ArrowRight}", "Two"],
  ["{ArrowDown}", "Two"],
  ["{ArrowLeft}", "Three"],
  ["{ArrowUp}", "Three"],
  ["{End}", "Three"],
  ["{ArrowRight}{ArrowRight}{ArrowRight}", "One"],
  ["{End}{Home}", "One"],
  ["{PageDown}", "One"],
])("%s selects and focuses tab %s", async (keys, expected) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(chosen()).toBe(expected);
  expect(tab(expected)).toHaveFocus();
});

test("where the text runs from right to left, the next tab is to the left", async () => {
  document.dir = "rtl";
  try {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    expect(chosen()).toBe("Two");
    await userEvent.keyboard("{ArrowRight}");
    expect(chosen()).toBe("One");
  } finally {
    document.dir = "";
  }
});

test("the selected tab is the only stop for the Tab key", async () => {
  await userEvent.click(tab("Two"));
  tab("Two").blur();
  await userEvent.tab();
  expect(tab("Two")).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test("an unknown id selects the first tab", async () => {
  view.unmount();
  render(<Numbers first="nine" />);
  expect(chosen()).toBe("One");
  expect(panel()).toHaveTextContent("Panel One");
  await userEvent.tab();
  expect(tab("One")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(chosen()).toBe("Two");
});
