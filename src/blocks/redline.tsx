import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { VisuallyHidden } from "../ui/visually-hidden";

interface RedlineProps {
  parts: readonly Queries.RedlineFieldsFragment[];
  /** Words before removed and added text, for screen readers. */
  words: Queries.RedlineWordsFragment;
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined;
}

/** A removed text and the one that replaces it do not touch. */
const REDLINE: ThemeUICSSObject = {
  overflowWrap: "anywhere",
  del: { color: "muted" },
  ins: { textUnderlineOffset: 3 },
  "del + ins, ins + del": { marginInlineStart: 1 },
};

/** A text before and after a change in one: removed words are struck through, added words underlined. */
export const Redline = ({ parts, words, lang }: RedlineProps) => (
  <p sx={REDLINE}>
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
