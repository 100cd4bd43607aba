import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Chips } from "../../../src/components/ui/chips";

const choose = jest.fn();

beforeEach(() => {
  choose.mockClear();
  const choices = [
    { value: "", text: "All" },
    { value: "aec", text: "AEC", count: 3 },
  ];
  render(<Chips label="Industry" choices={choices} chosen="" onChoose={choose} />);
});

test("the choices are a labeled group with one pressed button", () => {
  const group = screen.getByRole("group", { name: "Industry" });
  expect(within(group).getByRole("button", { pressed: true })).toHaveTextContent("All");
  expect(within(group).getByRole("button", { pressed: false })).toHaveTextContent("AEC");
});

test("a choice reports its value, by mouse and by keyboard", async () => {
  await userEvent.click(screen.getByRole("button", { name: /AEC/ }));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  expect(choose.mock.calls).toEqual([["aec"], [""]]);
});

test("a choice can show how many entries match it", () => {
  expect(screen.getByRole("button", { name: "AEC 3" })).toBeVisible();
});
