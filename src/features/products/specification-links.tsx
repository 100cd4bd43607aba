import { graphql } from "gatsby";
import { TextLink } from "../../ui/link/text-link";
import { MarkdownLinks } from "../../ui/markdown-links";
import { Row } from "../../ui/primitives";
import { underTable } from "./specification-table";

interface SpecificationLinksProps {
  product: Queries.SpecificationLinkFieldsFragment;
  sheetLink: string;
  /** Text of the link to the device's record, undefined if the site has no records. */
  recordLink: string | undefined;
  /** Text of the link to the device's releases, undefined if the site has no page of releases. */
  releasesLink: string | undefined;
  markdownLabels: Queries.MarkdownLabelFieldsFragment | null;
}

/** The links below the specifications: the PDF, the record, the releases and the page as Markdown. */
export const SpecificationLinks = ({
  product,
  sheetLink,
  recordLink,
  releasesLink,
  markdownLabels,
}: SpecificationLinksProps) => {
  const { isDevice, sheet, record, releases, seo } = product;
  return (
    <Row as="p" mt={6} columnGap={5} sx={isDevice ? underTable : {}}>
      {isDevice && <TextLink to={sheet} text={sheetLink} target="_blank" />}
      {record && recordLink !== undefined && <TextLink to={record.path} text={recordLink} />}
      {releases !== null && releasesLink !== undefined && <TextLink to={releases} text={releasesLink} />}
      <MarkdownLinks path={seo.markdown} labels={markdownLabels} />
    </Row>
  );
};

export const specificationLinkFragments = graphql`
  fragment SpecificationLinkFields on Product {
    isDevice
    sheet
    record {
      path
    }
    releases
    seo {
      markdown
    }
  }
`;
