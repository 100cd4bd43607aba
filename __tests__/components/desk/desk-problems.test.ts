import { screen, waitFor } from "@testing-library/react";
import { showProblems } from "../../../desk/client/problems";
import type { EntryCollection } from "@sveltia/cms";
import type { Problem } from "../../../src/content/check/problem";

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

const waitForHeading = (heading: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(heading), { timeout: 3000 });

test("counts mistakes without notices, and shows that the site keeps its last content", async () => {
  currentProblems = [mistake, notice];
  await waitForHeading("1 mistake in the content");
  expect(screen.getByText(/keeps showing the last content/)).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("a mistake links to its field, with the labels of the form", () => {
  const link = screen.getByRole("link", { name: "Article 7 › Picture › File" });
  expect(link).toHaveAttribute("href", "#/collections/articles/entries/7");
  expect(screen.getByText("The picture data/images/tower.jpg does not exist.")).toBeVisible();
  link.click();
  expect(window.location.hash).toBe("#/collections/articles/entries/7");
  expect(window.history.state).toMatchObject({ highlight: { locale: "_default", keyPath: "image.src" } });
  // A picture has no form.
  expect(screen.getByText("data/images/old.jpg")).toBeVisible();
});

test("does not show that the site keeps its last content when there are only notices", async () => {
  currentProblems = [notice];
  await waitForHeading("1 notice in the content");
  expect(screen.getByText(/keeps showing the last content/)).not.toBeVisible();
});

test("hides the panel without problems", async () => {
  currentProblems = [];
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull(), { timeout: 3000 });
});
