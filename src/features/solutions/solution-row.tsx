import { graphql } from "gatsby";
import { Stack, Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/media/picture";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { sizes } from "../../theme/breakpoints";

interface SolutionRowProps {
  solution: Queries.SolutionRowFieldsFragment;
  linkText: string;
  /** Position in the list; every second row has its picture on the right. */
  index: number;
}

/** The solution for one industry as a row: its picture on one side, its texts and a link on the other. */
export const SolutionRow = ({ solution, linkText, index }: SolutionRowProps) => (
  <article
    sx={{
      variant: "cards.plain",
      display: "grid",
      gap: [5, null, 8],
      alignItems: "center",
      gridTemplateColumns: ["1fr", null, "1fr 1fr"],
    }}
  >
    <div sx={{ overflow: "hidden", borderRadius: "media", order: [0, null, index % 2] }}>
      <Picture picture={solution.image} sizes={sizes("60vw", { tablet: "94vw", laptop: "46vw", wide: "38rem" })} />
    </div>
    <Stack gap={4}>
      <p sx={{ variant: "text.rule", justifySelf: "start" }}>{solution.name}</p>
      <Text as="h3" variant="h2">
        {solution.title}
      </Text>
      <Text variant="lead">{solution.cardLine}</Text>
      <p>
        <Link to={solution.path} sx={{ variant: "layout.coverLink" }}>
          {linkText}
          <VisuallyHidden>: {solution.name}</VisuallyHidden>
        </Link>
      </p>
    </Stack>
  </article>
);

export const solutionRowFragment = graphql`
  fragment SolutionRowFields on Solution {
    slug
    path
    name
    title
    cardLine
    image {
      ...WholePicture
    }
  }
`;
