import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import type { SourceLanguage } from "../hooks/use-source-language";
import { Text } from "../ui/primitives";
import { VisuallyHidden } from "../ui/visually-hidden";

interface RedlineProps {
  parts: readonly Queries.RedlineFieldsFragment[];
  /** Words before removed and added text, for screen readers. */
  words: Queries.RedlineWordsFragment;
  /** The language of the text, if it is not that of the page. Its name is shown above the text. */
  language?: SourceLanguage | undefined;
}

/** A removed text and the one that replaces it do not touch; without a text in common, each has its own lines. */
const REDLINE: ThemeUICSSObject = {
  overflowWrap: "anywhere",
  del: { color: "muted" },
  ins: { textUnderlineOffset: 3 },
  "del + ins, ins + del": { marginInlineStart: 2 },
  "&[data-replaced] :is(del, ins)": { display: "block", m: 0 },
  "&[data-replaced] del": { mb: 1 },
};

/** A text before and after a change in one: removed words are struck through, added words underlined. */
export const Redline = ({ parts, words, language }: RedlineProps) => {
  const isReplaced = parts.every(({ state, text }) => state !== "same" || text.trim() === "");
  return (
    <>
      {language && (
        <Text variant="label" lang={language.code}>
          {language.name}
        </Text>
      )}
      <p data-replaced={isReplaced || undefined} sx={REDLINE}>
        {parts.map(({ state, text }, index) => {
          if (state === "same")
            return (
              <span key={index} lang={language?.code}>
                {text}
              </span>
            );
          const Changed = state === "removed" ? "del" : "ins";
          return (
            <Changed key={index}>
              <VisuallyHidden>{state === "removed" ? words.removed : words.added} </VisuallyHidden>
              <span lang={language?.code}>{text}</span>
            </Changed>
          );
        })}
      </p>
    </>
  );
};

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
