import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EmptyState } from "../../../src/components/ui/empty-state";

test("an empty list shows its message, the search text and a reset button", async () => {
  const reset = jest.fn();
  render(<EmptyState sentence="No articles found" hint="Nothing matches “x”." reset="Reset Filters" onReset={reset} />);
  expect(screen.getByText("No articles found")).toBeVisible();
  expect(screen.getByText("Nothing matches “x”.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Reset Filters" }));
  expect(reset).toHaveBeenCalledTimes(1);
});
