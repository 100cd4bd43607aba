import { graphql } from "gatsby";
import { Hairline, Stack, Text } from "../../ui/primitives";
import { Avatar } from "../../ui/media/avatar";

interface AuthorCardProps {
  heading: string;
  author: Queries.AuthorFieldsFragment;
  /** The brand's mark, shown when the portrait cannot be loaded. */
  mark: string;
}

/** The author of the article. */
export const AuthorCard = ({ heading, author, mark }: AuthorCardProps) => (
  <Hairline as="section" aria-labelledby="author" gap={5} columns="auto 1fr" mt={8} pt={6}>
    <Avatar picture={author.picture} mark={mark} />
    <Stack gap={2}>
      <Text as="h2" id="author" variant="label">
        {heading}
      </Text>
      <Text variant="h4">{author.name}</Text>
      <Text variant="small">{author.role}</Text>
      <p>{author.bio}</p>
    </Stack>
  </Hairline>
);

export const authorFragment = graphql`
  fragment AuthorFields on Author {
    name
    role
    bio
    picture {
      ...PortraitPicture
    }
  }
`;
