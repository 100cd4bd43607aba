import { fillPlaceholders } from "@capture/domain/placeholders";
import { embeddedTour as styles } from "../../../theme/styles/viewer-cover";
import { Icon } from "../../../ui/icon";
import { Link } from "../../../ui/link/link";
import { LazyViewer, type TourLabels } from "../lazy-viewer";
import { Reporter } from "./reporter";

interface EmbeddedTourProps {
  tour: Queries.TourViewerFieldsFragment;
  labels: TourLabels & { readonly openTour: string };
  /** The `sizes` attribute of the picture. */
  sizes: string;
}

/** A tour in a frame of another site: the viewer, and a link to the page of the tour. */
export const EmbeddedTour = ({ tour, labels, sizes }: EmbeddedTourProps) => (
  <div id="first-screen" sx={styles}>
    <h1>
      <Link to={tour.path} target="_blank">
        {fillPlaceholders(labels.openTour, { name: tour.name })}
        <Icon name="arrow-up-right" size={16} />
      </Link>
    </h1>
    <LazyViewer
      {...{ tour, labels, sizes }}
      kind="embed"
      eager
      reporter={(viewer) => <Reporter tour={tour} {...viewer} />}
    />
  </div>
);
