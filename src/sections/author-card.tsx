import { graphql } from "gatsby";

interface AuthorCardProps {
  heading: string;
  author: Queries.AuthorPartsFragment;
}

/** Who wrote the article. */
export const AuthorCard = ({ heading, author }: AuthorCardProps) => (
  <section aria-labelledby="author" sx={{ variant: "cards.primary", p: 5, gap: 2, mt: 7 }}>
    <h2 id="author" sx={{ variant: "text.label" }}>
      {heading}
    </h2>
    <p sx={{ variant: "text.h4" }}>{author.name}</p>
    <p sx={{ variant: "text.small" }}>{author.role}</p>
    <p>{author.bio}</p>
  </section>
);

export const authorFragment = graphql`
  fragment AuthorParts on Author {
    name
    role
    bio
  }
`;
