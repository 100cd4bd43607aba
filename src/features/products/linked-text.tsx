import { graphql } from "gatsby";
import { Link } from "../../ui/link/link";
import { termLink } from "../../theme/styles/term-link";

interface LinkedTextProps {
  text: string;
  /** Words of the text that are linked to the glossary, in their order. */
  uses: readonly Queries.TermUseFieldsFragment[];
}

/**
 * A text with links to the glossary. Each part is an element, because browser translation replaces text nodes, which
 * React could not update afterwards.
 */
export const LinkedText = ({ text, uses: [use, ...others] }: LinkedTextProps) => {
  if (!use) return <span>{text}</span>;
  const start = text.indexOf(use.text);
  // After a conversion of units the text may not contain the word.
  if (start === -1) return <LinkedText text={text} uses={others} />;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <Link to={use.to} sx={{ ...termLink, display: "inline-block", minHeight: 24 }}>
        {use.text}
      </Link>
      <LinkedText text={text.slice(start + use.text.length)} uses={others} />
    </>
  );
};

export const termUseFragment = graphql`
  fragment TermUseFields on TermUse {
    key
    inLabel
    text
    to
  }
`;
