import { graphql } from "gatsby";
import { formatList } from "@capture/domain/lib/locale";
import { Stack, Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";
import { useLocale } from "../../hooks/use-site-content";
import { bandProperties } from "../../theme/bands";
import { TermDrawing } from "./drawings/term-drawing";

interface TermHeadProps {
  term: Queries.TermHeadFieldsFragment;
  /** The text of the link to the glossary. */
  back: string;
  /** The words before the synonyms. */
  alsoCalled: string;
}

/** A term with its synonyms, its drawing and its definition. */
export const TermHead = ({ term: { name, synonyms, definition, drawing }, back, alsoCalled }: TermHeadProps) => {
  const locale = useLocale();
  return (
    <header id="first-screen" style={bandProperties("ink")} sx={{ variant: "layout.underBar" }}>
      <div
        sx={{
          variant: "layout.container",
          display: "grid",
          gap: [5, null, 8],
          alignItems: "start",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) minmax(0, 1fr)"],
        }}
      >
        <Stack gap={5} justifyItems="start">
          <Text variant="rule">
            <TextLink to="/academy/glossary" text={back} />
          </Text>
          {/* A term may be one word that is longer than the column. */}
          <h1 sx={{ variant: "text.h1", hyphens: "auto", hyphenateLimitChars: "12 4 4" }}>{name}</h1>
          {synonyms && (
            <Text variant="label" color="muted">
              {alsoCalled}: {formatList(synonyms, locale)}
            </Text>
          )}
          {drawing && <TermDrawing {...drawing} />}
        </Stack>
        <Text variant="lead" color="text" pt={[0, null, 7]}>
          {definition}
        </Text>
      </div>
    </header>
  );
};

export const termHeadFragment = graphql`
  fragment TermHeadFields on GlossaryTerm {
    name
    synonyms
    definition
    drawing {
      ...TermDrawingFields
    }
  }
`;
