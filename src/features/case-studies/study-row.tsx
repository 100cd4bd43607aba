import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { FactLine } from "../../blocks/fact-line";
import { Stack, Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/media/picture";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { sizes } from "../../theme/breakpoints";

interface StudyRowProps {
  study: Queries.StudyRowFieldsFragment;
  /** The text of the link. */
  link: string;
}

/** As large as “300 %” fits into its column. */
const HEADLINE_VALUE: ThemeUICSSObject = {
  variant: "text.display",
  display: "block",
  fontSize: ["display", null, "min(6.6vw, 5.7rem)"],
};

/** A case study as a row of the list: its main figure, its description and its picture. */
export const StudyRow = ({ study, link }: StudyRowProps) => (
  <article
    sx={{
      variant: "cards.plain",
      display: "grid",
      gap: [4, null, 6],
      alignItems: "center",
      gridTemplateColumns: ["1fr", null, "3fr 6fr 3fr"],
      py: 6,
      borderTop: "1px solid",
      borderColor: "border",
    }}
  >
    <p>
      <strong sx={HEADLINE_VALUE}>{study.headline.value}</strong>{" "}
      <Text as="span" variant="small">
        {study.headline.label}
      </Text>
    </p>
    <Stack gap={3}>
      <Text variant="label">
        <FactLine facts={[study.industry?.name ?? [], study.stakeholder].flat()} />
      </Text>
      <Text as="h3" variant="h3">
        {study.title}
      </Text>
      <Text variant="muted">{study.description}</Text>
      {study.tags && (
        <Text variant="label">
          <FactLine facts={study.tags.map(({ cameraTag }) => cameraTag)} />
        </Text>
      )}
      <Link to={study.path} sx={{ variant: "layout.coverLink" }}>
        {link}
        <VisuallyHidden>: {study.title}</VisuallyHidden>
      </Link>
    </Stack>
    <div sx={{ overflow: "hidden", borderRadius: "card" }}>
      <Picture picture={study.image} sizes={sizes("60vw", { tablet: "94vw", laptop: "23vw", wide: "19rem" })} />
    </div>
  </article>
);

export const studyRowFragment = graphql`
  fragment StudyRowFields on CaseStudy {
    jsonId
    path
    title
    description
    stakeholder
    headline {
      value
      label
    }
    industry {
      slug
      name
    }
    tags {
      slug
      name
      cameraTag
    }
    image {
      ...CardPicture
    }
  }
`;
