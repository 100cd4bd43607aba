import { graphql, type PageProps } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { assertPresent } from "../lib/assert-present";
import { PageFrame } from "../blocks/page-frame";
import { ItemSection } from "../blocks/item-grid";
import { Section } from "../blocks/section";
import { JobList } from "../features/sample-data/job-list";
import { listFiles } from "../features/sample-data/list-files";
import { PlanAndChecks } from "../features/sample-data/plan-and-checks";
import { OwnScan } from "../features/tours/own-scan/own-scan";
import { dataset } from "../seo/json-ld/dataset";

const SampleDataPage = ({ data }: PageProps<Queries.SampleDataPageQuery>) => {
  const page = assertPresent(data.page);
  const { tour, labels } = page;
  const license = page.license.actions?.[0]?.to ?? "";
  const name = fillPlaceholders(labels.dataset, { name: tour.name });
  const files = page.jobs.flatMap((job) => job.files.flatMap(({ kind }) => listFiles(kind, page)));
  return (
    <PageFrame page={page} subject={[dataset({ name, description: page.seo.description, license, files })]}>
      {data.ownScan && <OwnScan labels={data.ownScan} viewerLabels={assertPresent(data.tourLabels)} />}
      {page.checks && (
        <Section id="check" section={page.check}>
          <PlanAndChecks page={page} checks={page.checks} />
        </Section>
      )}
      <Section id="files" section={page.files} palette={data.ownScan || page.checks ? "ink" : "bone"}>
        <JobList page={page} />
      </Section>
      <ItemSection id="settings" section={page.settings} />
      <Section id="license" section={page.license} />
    </PageFrame>
  );
};

export default SampleDataPage;

export const query = graphql`
  query SampleDataPage {
    page: sampleDataPage {
      ...PageFields
      ...SampleJobs
      ...SampleFiles
      tour {
        name
      }
      files {
        ...SectionFields
      }
      settings {
        ...ItemSectionFields
      }
      check {
        ...SectionFields
      }
      plan {
        url
        width
        height
      }
      checks {
        ...SampleChecksFields
      }
      license {
        ...SectionFields
      }
      labels {
        ...SampleCheckLabels
        dataset
        plan
      }
    }
    ownScan: ownScanLabels {
      ...OwnScanFields
    }
    tourLabels {
      ...TourLabelFields
    }
  }
`;
