import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AmountField } from "../../../src/blocks/amount-field";
import { renderInSite } from "../../support/dom/site-view";
import { createFormats } from "../../../src/features/tools/planner/formats";
import { convertUnits } from "../../../src/features/tools/planner/convert-units";
import { readPlace } from "../../../src/features/tools/planner/planner-fields";

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

describe("planner-region", () => {
  const LABELS = {
    hours: "{hours} h {minutes} min",
    minutes: "{minutes} min",
    points: { one: "{count} Punkt", other: "{count} Punkte" },
    roomCount: { one: "{count} Raum", other: "{count} Räume" },
    storageOver: { one: "einmal", other: "{count}-mal" },
  } as unknown as Parameters<typeof createFormats>[1];

  test("formats amounts and counts in the locale", () => {
    const formats = createFormats("metric", LABELS, "de-DE");
    expect(formats.area(1200)).toBe("1.200 m²");
    expect(formats.number(2.5)).toBe("2,5");
    expect([formats.points(1), formats.points(1200), formats.unloads(1)]).toEqual([
      "1 Punkt",
      "1.200 Punkte",
      "einmal",
    ]);
  });

  test("reads and writes amounts with a decimal point, as URLs have them in every language", () => {
    const values = {
      units: "metric",
      area: "12.5",
      "area-ft": "",
      rooms: "1200",
      pointsPerRoom: "3",
      secondsBetween: "30",
    };
    expect(readPlace(values, "de-DE")).toMatchObject({ area: 12.5, rooms: 1200 });
    expect(convertUnits({ units: "imperial", area: "", "area-ft": "50" }, "metric", "de-DE").area).toBe("4.65");
  });

  test("a message shows the limits in the format of the locale", async () => {
    const field = {
      ...{ id: "area", label: "Fläche", message: "{min} bis {max}", range: { min: 1, max: 100_000 } },
      onChange: jest.fn(),
    };
    renderInSite(<AmountField {...field} value="1,2,3" />, { locale: "de-DE" });
    expect(screen.getByText("1 bis 100.000")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: "Fläche" }), "4");
    expect(field.onChange).toHaveBeenCalledWith("1.2,34");
  });
});
