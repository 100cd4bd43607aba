import { graphql, type PageProps } from "gatsby";
import { oembedUrl } from "@capture/domain/embed/oembed";
import { assertPresent } from "../lib/assert-present";
import { Closing } from "../blocks/closing";
import { Sections } from "../ui/error-boundary";
import { getPicturePreload } from "../ui/media/picture";
import { LazyViewer } from "../features/tours/lazy-viewer";
import { Plan } from "../features/tours/plan";
import { RoomList } from "../features/tours/room-list";
import { TourFacts } from "../features/tours/tour-facts";
import { TourHead } from "../features/tours/tour-head";
import { tourObjects } from "../seo/json-ld/tour";
import { HeadLink } from "../seo/head-link";
import { toAbsoluteUrl } from "../seo/json-ld/graph";
import { Seo, useSiteFacts } from "../seo/seo";
import { sizes } from "../theme/breakpoints";

/** The `sizes` attribute of the picture. The frame crops the picture, which is therefore wider than the frame. */
const SIZES = sizes("60vw", { tablet: "94vw", laptop: "72vw", wide: "64rem" });

/** Whether the host of the site describes tours to the sites that show them. */
interface TourContext {
  hasOembed: boolean;
}

const TourTemplate = ({ data, pageContext }: PageProps<Queries.TourTemplateQuery, TourContext>) => {
  const site = useSiteFacts();
  const tour = assertPresent(data.tour);
  const labels = assertPresent(data.labels);
  // Only the files of the sample tour may be downloaded; the files of other tours belong to customers.
  const sample = data.sampleDataPage;
  const downloads = sample?.tour.slug === tour.slug ? sample.route : undefined;
  return (
    <>
      <Seo
        seo={tour.seo}
        path={tour.path}
        subject={[tourObjects({ ...tour, description: tour.lead, licensePage: downloads })]}
        preload={getPicturePreload(tour.image, SIZES)}
      />
      {pageContext.hasOembed && (
        <HeadLink
          rel="alternate"
          type="application/json+oembed"
          href={oembedUrl(toAbsoluteUrl(site, tour.path))}
          title={tour.title}
        />
      )}
      <Sections>
        <TourHead label={labels.label} title={tour.title} lead={tour.lead}>
          <LazyViewer {...{ tour, labels }} kind="tour" sizes={SIZES} eager>
            {(view, goToStation) => (
              <>
                <Plan {...{ tour, labels, view }} />
                <RoomList {...{ tour, labels, view }} onChoose={goToStation} />
              </>
            )}
          </LazyViewer>
        </TourHead>
        <TourFacts {...{ tour, labels, downloads }} />
        <Closing {...tour.closing} />
      </Sections>
    </>
  );
};

export default TourTemplate;

export const query = graphql`
  query TourTemplate($id: String!) {
    tour(id: { eq: $id }) {
      ...TourViewerFields
      title
      lead
      device {
        path
      }
      stations {
        picture {
          src {
            publicURL
          }
        }
      }
      cloud {
        publicURL
        size
      }
      closing {
        ...ClosingFields
      }
      seo {
        ...SeoFields
      }
    }
    sampleDataPage {
      route
      tour {
        slug
      }
    }
    labels: tourLabels {
      ...TourLabelFields
      ...TourPageLabels
    }
  }
`;
