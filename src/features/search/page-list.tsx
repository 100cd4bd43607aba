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
        <Grid as="ul" className="pages" columnGap={8} rowGap={5} columns={["1fr", "1fr 1fr"]}>
          {pages.map(({ name, path, description }) => (
            <li key={path} sx={{ variant: "cards.plain", display: "grid", gap: 1, alignContent: "start" }}>
              <Link to={path} sx={{ variant: "layout.coverLink" }}>
                {name}
              </Link>
              <Text variant="small">{description}</Text>
            </li>
          ))}
        </Grid>
      </Hairline>
    ))}
  </Stack>
);

export const listedPageFragment = graphql`
  fragment ListedPageFields on Seo {
    description
    trail {
      name
      path
    }
  }
`;
