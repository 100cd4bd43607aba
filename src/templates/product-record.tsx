import { graphql, withPrefix, type PageProps } from "gatsby";
import { Helmet } from "../seo/helmet";
import { assertPresent } from "../lib/assert-present";
import { RecordSections } from "../features/products/record/record-sections";
import { RecordSummary } from "../features/products/record/record-summary";
import { Seo } from "../seo/seo";
import { bandProperties } from "../theme/bands";
import { Band } from "../ui/band";
import { Sections } from "../ui/error-boundary";
import { TextLink } from "../ui/link/text-link";
import { Container, Grid, Stack, Text } from "../ui/primitives";

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
        <header id="first-screen" style={bandProperties("ink")} sx={{ variant: "layout.underBar" }}>
          <Container>
            <Stack gap={5}>
              <Text as="h1" variant="h1">
                {record.title}
              </Text>
              <Text variant="label">
                {labels.device}: <TextLink to={device.path} text={device.name} />
                {" · "}
                {labels.updated} {record.updated}
              </Text>
            </Stack>
          </Container>
        </header>
        <Band palette="bone">
          <Grid columnGap={8} rowGap={7} columns={["minmax(0, 1fr)", null, "18rem minmax(0, 1fr)"]} alignItems="start">
            <div sx={{ position: [null, null, "sticky"], top: 88 }}>
              <RecordSummary record={record} device={device} labels={labels} />
            </div>
            <div>
              <RecordSections record={record} labels={labels} />
              <p sx={{ mt: 7 }}>
                <TextLink to={record.json} text={labels.json} target="_blank" />
              </p>
            </div>
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
