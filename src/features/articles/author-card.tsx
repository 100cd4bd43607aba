import { graphql } from "gatsby";
import { Avatar } from "../../components/ui/media/avatar";

interface AuthorCardProps {
  heading: string;
  author: Queries.AuthorPartsFragment;
  /** The brand's mark, in place of a portrait. */
  mark: string;
}

/** Who wrote the article. */
export const AuthorCard = ({ heading, author, mark }: AuthorCardProps) => (
  <section
    aria-labelledby="author"
    sx={{
      display: "grid",
      gap: 5,
      gridTemplateColumns: "auto 1fr",
      borderTop: "1px solid",
      borderColor: "border",
      mt: 8,
      pt: 6,
    }}
  >
    <Avatar picture={author.picture} mark={mark} />
    <div sx={{ display: "grid", gap: 2 }}>
      <h2 id="author" sx={{ variant: "text.label" }}>
        {heading}
      </h2>
      <p sx={{ variant: "text.h4" }}>{author.name}</p>
      <p sx={{ variant: "text.small" }}>{author.role}</p>
      <p>{author.bio}</p>
    </div>
  </section>
);

export const authorFragment = graphql`
  fragment AuthorParts on Author {
    name
    role
    bio
    picture {
      ...PortraitPicture
    }
  }
`;
