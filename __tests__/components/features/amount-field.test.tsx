import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AmountField } from "../../../src/features/planner/amount-field";
import { renderInSite } from "../../support/dom/site-view";

/** The field with its amount as a URL has it, in German. */
const Field = ({ amount }: { amount: string }) => {
  const [value, setValue] = useState(amount);
  return (
    <>
      <AmountField
        id="area"
        label="Fläche"
        value={value}
        range={{ min: 1, max: 10_000 }}
        message="{min} bis {max}"
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
};
const field = (): HTMLElement => screen.getByRole("textbox", { name: "Fläche" });

test.each([
  ["120,5", "120.5"],
  ["120.5", "120.5"],
  ["1.200", "1200"],
])("keeps “%s” as it is entered key by key, and the URL has %s", async (entered, plain) => {
  renderInSite(<Field amount="" />, { locale: "de-DE" });
  await userEvent.type(field(), entered);
  expect(field()).toHaveValue(entered);
  expect(screen.getByRole("status")).toHaveTextContent(plain);
  expect(field()).not.toHaveAttribute("aria-invalid");
});

test("shows an amount of a URL in the format of the locale", () => {
  renderInSite(<Field amount="120.5" />, { locale: "de-DE" });
  expect(field()).toHaveValue("120,5");
});
