import { ThemeProvider } from "@emotion/react";
import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import userEvent from "@testing-library/user-event";
import { Container, Grid, Hairline, Row, Stack, Text } from "../../../src/ui/primitives";
import { theme } from "../../../src/theme/theme";
import { Chips } from "../../../src/ui/chips";

describe("primitives", () => {
  /** Steps 4 and 5 of the theme's `space`. */
  const SPACE_4 = "16px";
  const SPACE_5 = "24px";

  function renderElement(component: ReactNode): HTMLElement {
    const { container } = render(<ThemeProvider theme={theme}>{component}</ThemeProvider>);
    expect(container.children).toHaveLength(1);
    return container.firstElementChild as HTMLElement;
  }

  test("Stack is a grid of one column with a gap from the theme", () => {
    const stack = renderElement(<Stack gap={5} justifyItems="start" mb={4} />);
    expect(stack.tagName).toBe("DIV");
    expect(stack).toHaveStyle({ display: "grid", gap: SPACE_5, justifyItems: "start", marginBottom: SPACE_4 });
  });

  test("Row wraps centered children with a default gap, which callers can change", () => {
    expect(renderElement(<Row />)).toHaveStyle({
      display: "flex",
      flexWrap: "wrap",
      gap: "12px",
      alignItems: "center",
    });
    expect(renderElement(<Row gap={5} alignItems="start" />)).toHaveStyle({ gap: SPACE_5, alignItems: "start" });
  });

  test("Grid turns columns into grid-template-columns", () => {
    expect(renderElement(<Grid gap={4} columns="5fr 7fr" />)).toHaveStyle({
      display: "grid",
      gap: SPACE_4,
      gridTemplateColumns: "5fr 7fr",
    });
  });

  test("Hairline draws its top border, and is a grid only with a gap or columns", () => {
    const block = renderElement(<Hairline pt={4} />);
    expect(block).toHaveStyle({
      display: "block",
      borderTopStyle: "solid",
      borderTopWidth: "1px",
      paddingTop: SPACE_4,
    });
    const stack = renderElement(<Hairline as="li" line="hairline" gap={4} />);
    expect(stack).toHaveStyle({ display: "grid", gap: SPACE_4, borderTopWidth: "1px" });
  });

  test("Container is centered, with its maximum width from the theme", () => {
    expect(renderElement(<Container />)).toHaveStyle({ maxWidth: "84rem", marginLeft: "auto", marginRight: "auto" });
    expect(renderElement(<Container width="text" pt={4} />)).toHaveStyle({ maxWidth: "42rem", paddingTop: SPACE_4 });
  });

  test("Text is a paragraph with the styles of a text variant of the theme", () => {
    const text = renderElement(<Text variant="small" color="error" mb={4} />);
    expect(text.tagName).toBe("P");
    expect(text).toHaveStyle({ fontSize: "0.875rem", color: "var(--error)", marginBottom: SPACE_4 });
  });

  test("attributes and children go to the element of `as`, and style props do not", () => {
    renderElement(
      <Stack as="section" id="plan" aria-label="Plan" className="cards" gap={2}>
        <Text as="h2" variant="h3">
          Title
        </Text>
      </Stack>,
    );
    const section = screen.getByRole("region", { name: "Plan" });
    expect(section).toHaveAttribute("id", "plan");
    expect(section).toHaveClass("cards");
    expect(section).not.toHaveAttribute("gap");
    expect(section).toContainElement(screen.getByRole("heading", { level: 2, name: "Title" }));
  });

  test("the caller's sx has priority over the styles of a primitive", () => {
    expect(renderElement(<Row gap={4} sx={{ gap: 5, flexWrap: "nowrap" }} />)).toHaveStyle({
      display: "flex",
      gap: SPACE_5,
      flexWrap: "nowrap",
    });
  });
});

describe("chips", () => {
  const choose = jest.fn();

  beforeEach(() => {
    choose.mockClear();
    const choices = [
      { value: "", text: "All" },
      { value: "aec", text: "AEC" },
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
});
