import { graphql } from "gatsby";
import { Grid, Hairline, Stack, Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import type { PageGroup } from "./page-groups";

/** All pages of the site, in groups. */
export const PageList = ({ groups }: { groups: readonly PageGroup[] }) => (
  <Stack gap={[7, null, 8]}>
    {groups.map(({ heading, pages }) => (
      <Hairline
        as="section"
        key={heading}
        aria-label={heading}
        gap={[4, null, 8]}
        columns={["minmax(0, 1fr)", null, "minmax(min-content, 4fr) minmax(0, 8fr)"]}
        pt={5}
      >
        {/* As wide as its longest word, which the column must not break. */}
        <Text as="h3" variant="h3" sx={{ overflowWrap: ["anywhere", null, "break-word"] }}>
          {heading}
        </Text>
        <Grid
          as="ul"
          className="pages"
          columnGap={5}
          rowGap={1}
          columns={["repeat(2, minmax(0, 1fr))", null, "repeat(3, 1fr)"]}
        >
          {pages.map(({ name, path }) => (
            <li key={path} sx={{ position: "relative", minHeight: ["touch", null, 36], py: 1 }}>
              <Link to={path} sx={{ variant: "layout.coverLink" }}>
                {name}
              </Link>
            </li>
          ))}
        </Grid>
      </Hairline>
    ))}
  </Stack>
);

export const listedPageFragment = graphql`
  fragment ListedPageFields on Seo {
    trail {
      name
      path
    }
  }
`;
