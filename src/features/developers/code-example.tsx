import { graphql } from "gatsby";
import { Link } from "../../components/ui/link/link";

interface CodeExampleProps {
  example: Queries.CodeExamplePartsFragment;
  /** The text of the link to the full example. */
  link: string;
}

export const CodeExample = ({ example, link }: CodeExampleProps) => (
  <article id={example.id} sx={{ display: "grid", gap: 3, mb: 7 }}>
    <p sx={{ variant: "text.label" }}>{example.language}</p>
    <h3 sx={{ variant: "text.h4" }}>{example.title}</h3>
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
      <Link to={example.url} sx={{ variant: "layout.textLink" }}>
        {link}
      </Link>
    </p>
  </article>
);

export const codeExampleFragment = graphql`
  fragment CodeExampleParts on CodeExample {
    id
    title
    description
    language
    code
    url
  }
`;
