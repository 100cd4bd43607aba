import { graphql } from "gatsby";
import { Stack, Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";

interface CodeExampleProps {
  example: Queries.CodeExampleFieldsFragment;
  /** The text of the link to the full example. */
  link: string;
}

/** A code example with a link to its full source. */
export const CodeExample = ({ example, link }: CodeExampleProps) => (
  <Stack as="article" id={example.id} gap={3} mb={7}>
    <Text variant="label">{example.language}</Text>
    <Text as="h3" variant="h4">
      {example.title}
    </Text>
    <p sx={{ color: "muted" }}>{example.description}</p>
    <pre
      role="region"
      aria-label={example.title}
      tabIndex={0}
      sx={{
        m: 0,
        p: 5,
        overflowX: "auto",
        bg: "raised",
        border: "1px solid",
        borderColor: "hairline",
        borderRadius: "card",
      }}
    >
      <code sx={{ fontFamily: "mono", fontSize: "small" }}>{example.code}</code>
    </pre>
    <p>
      <TextLink to={example.url} text={link} />
    </p>
  </Stack>
);

export const codeExampleFragment = graphql`
  fragment CodeExampleFields on CodeExample {
    id
    title
    description
    language
    code
    url
  }
`;
