import { graphql } from "gatsby";
import { Film } from "../ui/film";

/** The parts of the AI Spatial Engine, each with its film. */
export const EngineTabs = ({ tabs }: { tabs: readonly Queries.EngineTabPartsFragment[] }) => (
  <div sx={{ display: "grid", gap: 8 }}>
    {tabs.map(({ id, title, heading, description, points, film }) => (
      <article
        key={id}
        id={id}
        sx={{ display: "grid", gap: 6, gridTemplateColumns: ["1fr", "1fr", "2fr 3fr"], alignItems: "center" }}
      >
        <div sx={{ display: "grid", gap: 3 }}>
          <p sx={{ variant: "text.label" }}>{title}</p>
          <h3 sx={{ variant: "text.h3" }}>{heading}</h3>
          <p sx={{ color: "muted" }}>{description}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <Film film={film} />
      </article>
    ))}
  </div>
);

export const engineTabFragment = graphql`
  fragment EngineTabParts on EngineTab {
    id
    title
    heading
    description
    points
    film {
      ...FilmParts
    }
  }
`;
