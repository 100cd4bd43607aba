import { graphql } from "gatsby";
import { VisuallyHidden } from "../ui/visually-hidden";

interface RedlineProps {
  parts: readonly Queries.RedlineFieldsFragment[];
  /** Words before removed and added text, for screen readers. */
  words: Queries.RedlineWordsFragment;
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined;
}

/** A text before and after a change in one: removed words are struck through, added words underlined. */
export const Redline = ({ parts, words, lang }: RedlineProps) => (
  <p sx={{ overflowWrap: "anywhere", del: { color: "muted" }, ins: { fontWeight: "heading", textUnderlineOffset: 3 } }}>
    {parts.map(({ state, text }, index) => {
      if (state === "same")
        return (
          <span key={index} lang={lang}>
            {text}
          </span>
        );
      const Changed = state === "removed" ? "del" : "ins";
      return (
        <Changed key={index}>
          <VisuallyHidden>{state === "removed" ? words.removed : words.added} </VisuallyHidden>
          <span lang={lang}>{text}</span>
        </Changed>
      );
    })}
  </p>
);

export const redlineFragments = graphql`
  fragment RedlineFields on ChangePart {
    state
    text
  }
  fragment RedlineWords on HistoryLabels {
    removed
    added
  }
`;
