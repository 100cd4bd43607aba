import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { getPicturePreload } from "../ui/media/picture";
import { EMBED } from "@capture/domain/embed/embed-path";
import { EmbeddedTour } from "../features/tours/embed/embedded-tour";
import { useLanguageParameter } from "../layout/language/use-language-parameter";
import { HeadLink } from "../seo/head-link";
import { toAbsoluteUrl } from "../seo/json-ld/graph";
import { Seo, useSiteFacts } from "../seo/seo";

/** The picture fills the frame, whose width is unknown. */
const SIZES = "100vw";

const TourEmbedTemplate = ({ data }: PageProps<Queries.TourEmbedTemplateQuery>) => {
  const tour = assertPresent(data.tour);
  const labels = assertPresent(data.labels);
  const site = useSiteFacts();
  useLanguageParameter(tour.path, EMBED);
  return (
    <>
      <Seo
        seo={{ ...tour.seo, listed: false, markdown: null }}
        path={tour.path}
        preload={getPicturePreload(tour.image, SIZES)}
      />
      <HeadLink rel="canonical" href={toAbsoluteUrl(site, tour.path)} />
      <EmbeddedTour {...{ tour, labels }} sizes={SIZES} />
    </>
  );
};

export default TourEmbedTemplate;

export const query = graphql`
  query TourEmbedTemplate($id: String!) {
    tour(id: { eq: $id }) {
      ...TourViewerFields
      seo {
        ...SeoFields
      }
    }
    labels: tourLabels {
      ...TourLabelFields
      openTour
    }
  }
`;
