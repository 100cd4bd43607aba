import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqList } from "../../../src/features/academy/faq-list";
import { renderInSite } from "../../support/dom/site-view";

const items = ["near", "far"].map((id) => ({
  id,
  question: `How ${id}?`,
  answer: `This ${id}.`,
  docUrl: `https://docs.example/${id}`,
}));

beforeEach(() => renderInSite(<FaqList items={items} link="Mehr lesen" />));

test("a question opens and closes its answer, which has a link to the full answer", async () => {
  expect(screen.getByText("This far.")).not.toBeVisible();
  await userEvent.click(screen.getByText("How far?"));
  expect(screen.getByText("This far.")).toBeVisible();
  expect(screen.getByText("This near.")).not.toBeVisible();
  const more = within(screen.getByText("This far.").parentElement ?? document.body).getByRole("link");
  expect(more).toHaveAccessibleName("Mehr lesen (öffnet einen neuen Tab)");
  expect(more).toHaveAttribute("href", "https://docs.example/far");
  await userEvent.click(screen.getByText("How far?"));
  expect(screen.getByText("This far.")).not.toBeVisible();
});

test("opening a question closes the other, also in browsers without exclusive <details>", async () => {
  await userEvent.click(screen.getByText("How far?"));
  await userEvent.click(screen.getByText("How near?"));
  expect(screen.getByText("This near.")).toBeVisible();
  await waitFor(() => expect(screen.getByText("This far.")).not.toBeVisible());
  expect(screen.getByText("This near.")).toBeVisible();
});

test("all questions have the same `name`, so that the browser keeps at most one open", () => {
  const names = screen.getAllByRole("group").map((group) => group.getAttribute("name"));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).not.toBeNull();
});

test("a question has an id for links", () => {
  expect(document.getElementById("far")).toContainElement(screen.getByText("How far?"));
});
