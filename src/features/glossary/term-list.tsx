import { graphql } from "gatsby";
import { Link } from "../../components/ui/link/link";
import { letterOf } from "./letter-of";

interface TermListProps {
  terms: readonly Queries.ListedTermFragment[];
  /** What the list of letters is, for screen readers. */
  name: string;
}

/** All terms under their letters, each with a sentence; the letters lead down the page. */
export const TermList = ({ terms, name }: TermListProps) => {
  const letters = [...new Set(terms.map(letterOf))];
  return (
    <div sx={{ display: "grid", gap: [7, null, 8] }}>
      <nav aria-label={name}>
        <ul className="letters" sx={{ variant: "layout.cluster", gap: 1 }}>
          {letters.map((letter) => (
            <li key={letter}>
              <a href={`#${letter.toLowerCase()}`} sx={{ variant: "buttons.icon", fontFamily: "mono" }}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map((letter) => (
        <section
          key={letter}
          aria-labelledby={letter.toLowerCase()}
          sx={{
            display: "grid",
            gap: [4, null, 8],
            gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 2fr) minmax(0, 10fr)"],
            borderTop: "1px solid",
            borderColor: "border",
            pt: 5,
          }}
        >
          <h2 id={letter.toLowerCase()} sx={{ variant: "text.h1", color: "subtle" }}>
            {letter}
          </h2>
          <ul
            className="terms"
            sx={{ display: "grid", columnGap: 8, rowGap: 6, gridTemplateColumns: ["1fr", "1fr 1fr"] }}
          >
            {terms
              .filter((term) => letterOf(term) === letter)
              .map(({ path, name: term, seo: { description } }) => (
                <li key={path} sx={{ variant: "cards.plain", display: "grid", gap: 2, alignContent: "start" }}>
                  <h3 sx={{ variant: "text.h4" }}>
                    <Link to={path} sx={{ variant: "layout.coverLink", color: "text", fontWeight: "heading" }}>
                      {term}
                    </Link>
                  </h3>
                  <p sx={{ variant: "text.muted" }}>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

export const listedTermFragment = graphql`
  fragment ListedTerm on GlossaryTerm {
    path
    name
    seo {
      description
    }
  }
`;
