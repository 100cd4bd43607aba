import { graphql } from "gatsby";
import { Link } from "../../components/ui/link";
import { termLink } from "../../theme/styles/term-link";

interface LinkedTextProps {
  text: string;
  /** Words of the text that the glossary explains, in their order. */
  uses: readonly Queries.TermUsePartsFragment[];
}

/** A text in which some words lead to the glossary. */
export const LinkedText = ({ text, uses: [use, ...others] }: LinkedTextProps) => {
  if (!use) return <>{text}</>;
  const start = text.indexOf(use.text);
  return (
    <>
      {text.slice(0, start)}
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
