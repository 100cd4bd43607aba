import { graphql } from "gatsby";
import { Link } from "../../components/ui/link/link";
import { termLink } from "../../theme/styles/term-link";

interface LinkedTextProps {
  text: string;
  /** Words of the text that the glossary explains, in their order. */
  uses: readonly Queries.TermUsePartsFragment[];
}

/**
 * A text in which some words lead to the glossary. Its pieces are elements: a translator replaces bare texts, and React
 * could not change or remove them afterwards.
 */
export const LinkedText = ({ text, uses: [use, ...others] }: LinkedTextProps) => {
  if (!use) return <span>{text}</span>;
  const start = text.indexOf(use.text);
  // In other units, for example, a text may not contain the word.
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
  fragment TermUseParts on TermUse {
    key
    inLabel
    text
    to
  }
`;
