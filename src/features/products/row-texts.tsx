import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../../ui/link/link";
import { Text } from "../../ui/primitives";
import { termLink } from "../../theme/styles/term-link";

interface LinkedTextProps {
  text: string;
  /** Words of the text that are linked to the glossary, in their order. */
  links: readonly Queries.TermLinkFieldsFragment[];
}

/**
 * A text with links to the glossary. Each part is an element, because browser translation replaces text nodes, which
 * React could not update afterwards.
 */
export const LinkedText = ({ text, links: [link, ...others] }: LinkedTextProps) => {
  if (!link) return <span>{text.split(STANDARD).map(keepTogether)}</span>;
  const start = text.indexOf(link.text);
  // After a conversion of units the text may not contain the word.
  if (start === -1) return <LinkedText text={text} links={others} />;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <Link to={link.to} sx={{ ...termLink, display: "inline-block", minHeight: 24 }}>
        {link.text}
      </Link>
      <LinkedText text={text.slice(start + link.text.length)} links={others} />
    </>
  );
};

/** The number of a standard and what touches it, such as “IEC 60825-1)”. Browsers break its line after the hyphen. */
const STANDARD = /((?:[A-Z]+ )?\S*\d-\d\S*)/;

/** Renders a part of a text; every second one is the number of a standard. */
const keepTogether = (part: string, index: number): ReactNode => (
  <span key={index} sx={index % 2 === 0 ? {} : { whiteSpace: "nowrap" }}>
    {part}
  </span>
);

/** The conditions of a value, as a quiet line under it. */
export const ConditionsText = ({ text }: { text: string }) => (
  <Text variant="small" sx={{ fontFamily: "body", maxWidth: "32rem", mt: 1 }}>
    {text}
  </Text>
);

/** Quiet lines under a value that has changed: the day, the value before and the value after, newest first. */
export const ValueChanges = ({ changes }: { changes: readonly Queries.ValueChangeFieldsFragment[] }) =>
  changes.map(({ id, sentence }) => (
    <small key={id} sx={{ variant: "text.small", fontFamily: "body", display: "block", maxWidth: "32rem", mt: 1 }}>
      {sentence}
    </small>
  ));

export const rowTextFragments = graphql`
  fragment TermLinkFields on TermLink {
    text
    to
  }

  fragment ValueChangeFields on PublishedChange {
    id
    sentence
  }
`;
