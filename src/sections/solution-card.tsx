import { graphql } from "gatsby";
import { EntryCard } from "../ui/entry-card";

interface SolutionCardProps {
  solution: Queries.SolutionCardPartsFragment;
  /** The words of the link. */
  link: string;
}

export const SolutionCard = ({ solution, link }: SolutionCardProps) => (
  <EntryCard
    label={solution.name}
    title={solution.title}
    text={solution.menuLine}
    picture={solution.image}
    link={{ to: `/solutions/${solution.slug}`, text: link }}
  />
);

export const solutionCardFragment = graphql`
  fragment SolutionCardParts on Solution {
    slug
    name
    title
    menuLine
    image {
      ...CardPicture
    }
  }
`;
