import { graphql } from "gatsby";
import { ChangeBars } from "../../blocks/change-bars";
import { sizes } from "../../theme/breakpoints";
import { Band } from "../../ui/band";
import { ButtonLink } from "../../ui/link/button-link";
import { Picture } from "../../ui/media/picture";
import { Grid, Row, Stack, Text } from "../../ui/primitives";

interface CaseFigureProps {
  caseStudy: Queries.CaseFigureTextsFragment;
  /** The page of the case study; without one, only its texts are shown. */
  study: Queries.CaseFigureFieldsFragment | null;
  /** Path of the list of case studies. */
  listPath: string | undefined;
  labels: Queries.CaseFigureLabelsFragment;
}

/** A case study of an industry: its main figure in very large type, the amounts behind it as bars, and its picture. */
export const CaseFigure = ({ caseStudy: { title, text }, study, listPath, labels }: CaseFigureProps) => {
  const links = (
    <Row>
      {study && <ButtonLink to={study.path} text={labels.readHow} />}
      {listPath !== undefined && (
        <ButtonLink to={listPath} text={labels.viewCaseStudies} variant={study ? "secondary" : "primary"} />
      )}
    </Row>
  );
  return (
    <Band palette="ink" id="case-study" labelledBy="case-study-heading">
      <Text variant="rule" mb={6}>
        {labels.caseStudy}
      </Text>
      <Grid
        gap={[7, null, 8]}
        alignItems="start"
        columns={["minmax(0, 1fr)", null, study ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr)"]}
      >
        {study && (
          <Stack gap={6}>
            <div>
              <p sx={{ variant: "text.giant", fontSize: "clamp(5rem, 2rem + 12vw, 13rem)", color: "near" }}>
                {study.headline.value}
              </p>
              <Text variant="h3" mt={3}>
                {study.headline.label}
              </Text>
            </div>
            {study.headline.change && <ChangeBars {...study.headline.change} />}
            {links}
          </Stack>
        )}
        <Stack gap={4}>
          {study && (
            <Picture
              picture={study.image}
              sizes={sizes("60vw", { tablet: "94vw", laptop: "46vw", wide: "38rem" })}
              sx={{ mb: 2, img: { borderRadius: "media" } }}
            />
          )}
          <Text as="h2" id="case-study-heading" variant="h3">
            {title}
          </Text>
          <Text variant="muted" maxWidth="text">
            {text}
          </Text>
          {!study && links}
        </Stack>
      </Grid>
    </Band>
  );
};

export const caseFigureFragments = graphql`
  fragment CaseFigureTexts on SolutionCaseStudy {
    title
    text
  }
  fragment CaseFigureFields on CaseStudy {
    path
    headline {
      value
      label
      change {
        ...ChangeFields
      }
    }
    image {
      ...CardPicture
    }
  }
  fragment CaseFigureLabels on SolutionLabels {
    caseStudy
    readHow
    viewCaseStudies
  }
`;
