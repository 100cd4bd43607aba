import { graphql } from "gatsby";
import { Link } from "../../components/ui/link/link";
import type { PageGroup } from "./page-groups";

/** All pages of the site, kind by kind. */
export const PageList = ({ groups }: { groups: readonly PageGroup[] }) => (
  <div sx={{ display: "grid", gap: [7, null, 8] }}>
    {groups.map(({ heading, pages }) => (
      <section
        key={heading}
        aria-label={heading}
        sx={{
          display: "grid",
          gap: [4, null, 8],
          gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 3fr) minmax(0, 9fr)"],
          borderTop: "1px solid",
          borderColor: "border",
          pt: 5,
        }}
      >
        <h3 sx={{ variant: "text.h3" }}>{heading}</h3>
        <ul
          className="pages"
          sx={{ display: "grid", columnGap: 8, rowGap: 5, gridTemplateColumns: ["1fr", "1fr 1fr"] }}
        >
          {pages.map(({ name, path, description }) => (
            <li key={path} sx={{ variant: "cards.plain", display: "grid", gap: 1, alignContent: "start" }}>
              <Link to={path} sx={{ variant: "layout.coverLink" }}>
                {name}
              </Link>
              <span sx={{ variant: "text.small" }}>{description}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

export const listedPageFragment = graphql`
  fragment ListedPageParts on Seo {
    description
    trail {
      name
      path
    }
  }
`;
