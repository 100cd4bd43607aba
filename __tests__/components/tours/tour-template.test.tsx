import { screen } from "@testing-library/react";
import TourTemplate from "../../../src/templates/tour";
import { contentOf } from "../../support/content/data";
import { pageProps } from "../../support/content/pages";
import { seoFacts } from "../../support/content/seo-facts";
import { flatTour } from "../../support/dom/fake-viewer";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

type Template = Queries.TourTemplateQuery;
type Tour = NonNullable<Template["tour"]>;

const { title, lead, closing } = contentOf<Tour>("tours/oak-flat.json");
const labels = contentOf<NonNullable<Template["labels"]>>("labels/tour.json");

/** Renders the page of the flat in a site with this page for sample data. */
function renderTour(sampleDataPage: Template["sampleDataPage"]): void {
  stubScreen();
  const tour = {
    ...flatTour,
    ...{ title, lead, closing, seo: seoFacts },
    device: { ...flatTour.device, path: "/products/meta" },
    cloud: { publicURL: "/static/cloud.ply", size: 1 },
  };
  renderInSite(<TourTemplate {...pageProps({ tour, labels, sampleDataPage } as unknown as Template)} />);
}

const downloads = () => screen.queryByRole("link", { name: labels.sampleData });

test("links to the downloads of the sample tour", () => {
  renderTour({ route: "/sample-data", tour: { slug: "oak-flat" } });
  expect(downloads()).toHaveAttribute("href", "/sample-data");
});

test("has no downloads for another tour, or in a site without sample data", () => {
  renderTour({ route: "/sample-data", tour: { slug: "another" } });
  renderTour(null);
  expect(screen.getAllByRole("heading", { level: 1, name: title })).toHaveLength(2);
  expect(downloads()).not.toBeInTheDocument();
});
