import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { fillPlaceholders } from "../domain/placeholders";
import { useLocale } from "../hooks/use-site-content";
import { PageFrame } from "../components/blocks/page-frame";
import { Section } from "../components/blocks/section";
import { ButtonLink } from "../components/ui/link/button-link";
import { listFiles, FileTable } from "../features/sample-data/file-table";
import { OwnScan } from "../features/tours/own-scan/own-scan";
import { dataset } from "../seo/json-ld/dataset";

const SampleDataPage = ({ data }: PageProps<Queries.SampleDataPageQuery>) => {
  const page = assertPresent(data.page);
  const { tour, labels } = page;
  const locale = useLocale();
  const license = page.license.actions?.[0]?.to ?? "";
  const name = fillPlaceholders(labels.dataset, { name: tour.name });
  return (
    <PageFrame
      page={page}
      subject={[dataset({ name, description: page.seo.description, license, files: listFiles(tour, labels, locale) })]}
    >
      <Section id="files" section={page.files}>
        <FileTable tour={tour} labels={labels} />
        <p sx={{ mt: 6 }}>
          <ButtonLink to={tour.path} text={labels.open} variant="secondary" />
        </p>
      </Section>
      {data.ownScan && <OwnScan labels={data.ownScan} viewerLabels={assertPresent(data.tourLabels)} />}
      <Section id="settings" section={page.settings} palette="ink" />
      <Section id="license" section={page.license} />
    </PageFrame>
  );
};

export default SampleDataPage;

export const query = graphql`
  query SampleDataPage {
    page: sampleDataPage {
      ...PageParts
      tour {
        ...SampleFileParts
      }
      files {
        ...SectionParts
      }
      settings {
        ...ItemSectionParts
      }
      license {
        ...SectionParts
      }
      labels {
        ...SampleDataLabels
        open
        dataset
      }
    }
    ownScan: ownScanLabels {
      ...OwnScanParts
    }
    tourLabels {
      ...TourLabelParts
    }
  }
`;
