import { graphql } from "gatsby";
import { Link } from "../../components/ui/link/link";
import { bandProperties } from "../../theme/bands";

interface TermHeadProps {
  term: Queries.TermHeadPartsFragment;
  back: string;
  alsoCalled: string;
}

/** A term with its definition, on ink. */
export const TermHead = ({ term: { name, synonyms, definition }, back, alsoCalled }: TermHeadProps) => (
  <header id="first-screen" style={bandProperties("ink")} sx={{ variant: "layout.underBar" }}>
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gap: [5, null, 8],
        alignItems: "start",
        gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 5fr) minmax(0, 7fr)"],
      }}
    >
      <div sx={{ display: "grid", gap: 5, justifyItems: "start" }}>
        <p sx={{ variant: "text.rule" }}>
          <Link to="/academy/glossary" sx={{ variant: "layout.textLink" }}>
            {back}
          </Link>
        </p>
        <h1 sx={{ variant: "text.h1", overflowWrap: "break-word" }}>{name}</h1>
        {synonyms && (
          <p sx={{ variant: "text.label", color: "muted" }}>
            {alsoCalled}: {synonyms.join(", ")}
          </p>
        )}
      </div>
      <p sx={{ variant: "text.lead", color: "text", pt: [0, null, 7] }}>{definition}</p>
    </div>
  </header>
);

export const termHeadFragment = graphql`
  fragment TermHeadParts on GlossaryTerm {
    name
    synonyms
    definition
  }
`;
