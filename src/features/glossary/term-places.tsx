import { graphql } from "gatsby";
import { Link } from "../../components/ui/link/link";
import { Statement } from "../../components/ui/statement";
import * as styles from "../../theme/styles/lists";

interface TermPlacesProps {
  term: Queries.TermPlacesPartsFragment;
  labels: { readonly example: string; readonly matters: string; readonly related: string };
}

/** What a term looks like in our work, where it matters, and the terms around it. */
export const TermPlaces = ({ term: { example, matters, related }, labels }: TermPlacesProps) => (
  <div sx={{ ...styles.columns, alignItems: "start" }}>
    <section aria-labelledby="example" sx={{ display: "grid", gap: 4 }}>
      <h2 id="example" sx={{ variant: "text.rule", justifySelf: "start" }}>
        {labels.example}
      </h2>
      <Statement text={example} />
    </section>
    <div sx={{ display: "grid", gap: 7 }}>
      <section aria-labelledby="matters">
        <h2 id="matters" sx={{ variant: "text.label", mb: 2 }}>
          {labels.matters}
        </h2>
        <ul className="places" sx={styles.rows}>
          {matters.map(({ to, text, why }) => (
            <li key={to} sx={{ variant: "cards.plain", display: "grid", gap: 1 }}>
              <Link to={to} sx={{ variant: "layout.coverLink" }}>
                {text}
              </Link>
              <span sx={{ variant: "text.muted" }}>{why}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="related">
        <h2 id="related" sx={{ variant: "text.label", mb: 3 }}>
          {labels.related}
        </h2>
        <ul className="related" sx={{ variant: "layout.cluster", gap: 2 }}>
          {related.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} sx={{ variant: "buttons.chip" }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  </div>
);

export const termPlacesFragment = graphql`
  fragment TermPlacesParts on GlossaryTerm {
    example
    matters {
      to
      text
      why
    }
    related {
      path
      name
    }
  }
`;
