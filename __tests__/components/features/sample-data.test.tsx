import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import SampleDataPage from "../../../src/pages/sample-data";
import { nulls } from "../../support/content/data";
import { pageOf, pageProps } from "../../support/content/pages";
import { flatTour } from "../../support/dom/fake-tour";
import { renderInSite } from "../../support/dom/site-view";

type Query = Queries.SampleDataPageQuery;
type Page = NonNullable<Query["page"]>;

const file = pageOf<Query>("sample-data");
const content = {
  ...file,
  jobs: file.jobs.map((job) => ({
    ...job,
    picture: null,
    files: job.files.map((kind) => ({ ...nulls("units", "axes", "programs"), ...kind })),
  })),
};
const SHA = "a".repeat(64);
const storedFile = (name: string, size: number) => ({ publicURL: `/static/${name}`, size, sha256: SHA });
const deliverable = (kind: string, name: string, bytes: number, subject: string | null = null) => ({
  ...{ kind, name, subject, bytes, sha256: SHA },
  url: `/static/${name}`,
});

const tour = {
  ...flatTour,
  cloud: storedFile("cloud.ply", 15_000_181),
  las: { url: "/static/x.las", bytes: 26_000_375, sha256: SHA },
  stations: flatTour.stations.map((station) => ({
    ...station,
    depth: storedFile(`${station.id}.png`, 230_000),
    picture: { src: storedFile(`${station.id}.jpg`, 4_500_000) },
  })),
};
const deliverables = [
  deliverable("svg", "oak-flat-plan.svg", 3660),
  deliverable("e57", "oak-flat.e57", 9_052_160),
  deliverable("models", "meta.glb", 758_932, "META"),
];
const plan = { url: "/static/oak-flat-plan.svg", width: 11_000, height: 8600 };
const checks = {
  accuracy: "±1.4 cm",
  confidence: "95%",
  dimensions: [{ name: "Living room, width", length: 5.49, min: 5.476, max: 5.504 }],
};

/** Renders the page with a part of its data replaced. */
function renderPage(replaced: Partial<Record<keyof Page, unknown>> = {}, locale = "en-US"): void {
  const page = { ...content, tour, deliverables, plan, checks, ...replaced } as unknown as Page;
  renderInSite(<SampleDataPage {...pageProps({ page, ownScan: null, tourLabels: null })} />, { locale });
}

const groupOf = (id: string) => {
  const job = content.jobs.find((other) => other.id === id);
  return within(screen.getByRole("region", { name: job?.title ?? "" }));
};

test("groups the files by job, each as a chip with its format and size, and the rest of a kind in a disclosure", async () => {
  renderPage();
  const listing = groupOf("listing");
  expect(listing.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    "Floor plan, SVG",
    "Panoramas, JPEG",
  ]);
  expect(listing.getByRole("link", { name: "Download oak-flat-plan.svg: SVG 4 kB" })).toHaveAttribute(
    "download",
    "oak-flat-plan.svg",
  );
  expect(listing.getAllByRole("link", { name: /^Download oak-flat-.*jpg: / })).toHaveLength(tour.stations.length);
  const drawings = groupOf("drawings");
  expect(drawings.getByText("Meters, in steps of 1 mm")).not.toBeVisible();
  await userEvent.click(drawings.getByText(content.labels.details));
  expect(drawings.getByText("Meters, in steps of 1 mm")).toBeVisible();
  expect(drawings.getByText("x right on the plan, y up the plan, z up")).toBeVisible();
  expect(drawings.getByText(`oak-flat.e57: ${SHA}`)).toBeVisible();
});

test("formats sizes and counts in the locale", () => {
  renderPage({}, "de-DE");
  expect(screen.getByText("9,05 MB")).toBeVisible();
  expect(screen.getByText("4 kB")).toBeVisible();
  expect(groupOf("drawings").getByText(/^1\.070\.840 points in ASTM E2807/)).toBeInTheDocument();
});

test("omits kinds for which the tour has no file", () => {
  renderPage({ deliverables: [], plan: null });
  expect(screen.queryByRole("heading", { name: "Floor plan, DXF" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Exact point cloud, PLY" })).toBeVisible();
  expect(screen.queryByRole("img", { name: /^Floor plan of/ })).not.toBeInTheDocument();
});

test("shows the true dimensions next to the plan, and nothing without an accuracy", () => {
  renderPage();
  const table = screen.getByRole("table", { name: "Lengths between two single points, ±1.4 cm, computed at 95%" });
  const row = within(table).getByRole("row", { name: /^Living room, width/ });
  expect(within(row).getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["5.490", "5.476", "5.504"]); // prettier-ignore
  expect(screen.getByRole("img", { name: /^Floor plan of The Oak Flat/ })).toHaveAttribute(
    "src",
    "/static/oak-flat-plan.svg",
  );
});

test("has no section about the truth for a device without an accuracy", () => {
  renderPage({ checks: null });
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: content.check.heading })).not.toBeInTheDocument();
});
