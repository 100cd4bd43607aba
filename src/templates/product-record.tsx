import { graphql, withPrefix, type PageProps } from "gatsby";
import { Helmet } from "../seo/helmet";
import { Hero } from "../blocks/hero";
import { assertPresent } from "../lib/assert-present";
import { RecordSections } from "../features/products/record/record-sections";
import { RecordSummary } from "../features/products/record/record-summary";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Sections } from "../ui/error-boundary";
import { ButtonLink } from "../ui/link/button-link";
import { TextLink } from "../ui/link/text-link";
import { Grid, Text } from "../ui/primitives";

/** The record of a device: what is stated about it, and what is not. */
const ProductRecordTemplate = ({ data }: PageProps<Queries.ProductRecordTemplateQuery>) => {
  const record = assertPresent(data.record);
  const labels = assertPresent(data.labels);
  const device = assertPresent(record.device);
  return (
    <>
      <Seo seo={record.seo} path={record.path} />
      <Helmet>
        <link rel="alternate" type="application/json" href={withPrefix(record.json)} title={record.title} />
      </Helmet>
      <Sections>
        <Hero heading={record.title} lead={record.seo.description} isTool>
          <Text variant="label">
            {labels.device}: <TextLink to={device.path} text={device.name} />
            {" · "}
            {labels.updated} {record.updated}
          </Text>
          <ButtonLink to={record.json} text={labels.json} target="_blank" variant="secondary" />
        </Hero>
        <Band palette="bone">
          <Grid columnGap={8} rowGap={7} columns={["minmax(0, 1fr)", null, "18rem minmax(0, 1fr)"]} alignItems="start">
            <div sx={{ position: [null, null, "sticky"], top: 88 }}>
              <RecordSummary record={record} device={device} labels={labels} />
            </div>
            <RecordSections record={record} labels={labels} />
          </Grid>
        </Band>
      </Sections>
    </>
  );
};

export default ProductRecordTemplate;

export const query = graphql`
  query ProductRecordTemplate($id: String!) {
    record: productRecord(id: { eq: $id }) {
      ...ProductRecordFields
      title
      path
      json
      updated: updatedText
      device {
        path
        ...RecordedDeviceFields
      }
      seo {
        ...SeoFields
      }
    }
    labels: productRecordLabels {
      ...ProductRecordLabelFields
      device
      updated
      json
    }
  }
`;
