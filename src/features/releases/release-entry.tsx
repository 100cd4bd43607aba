import { graphql } from "gatsby";
import { formatList } from "@capture/domain/lib/locale";
import { Link } from "../../ui/link/link";
import { TextLink } from "../../ui/link/text-link";
import { Hairline, Stack, Text } from "../../ui/primitives";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { useLocale } from "../../hooks/use-site-content";
import * as styles from "../../theme/styles/points";

interface ReleaseEntryProps {
  release: Queries.ReleaseFieldsFragment;
  labels: Queries.ReleaseIndexLabelsFragment;
}

/** A release as a part of a document: version and day on the left, what is new and what is not right on the right. */
export const ReleaseEntry = ({ release, labels }: ReleaseEntryProps) => {
  const { slug, product, devices, version, title, news, fixed, knownIssues, postponable, article } = release;
  const names = formatList(
    (devices ?? []).map(({ name }) => name),
    useLocale(),
  );
  return (
    <Hairline
      as="article"
      id={slug}
      aria-labelledby={`${slug}-heading`}
      py={[6, 7]}
      gap={[4, null, 6]}
      columns={["minmax(0, 1fr)", null, "14rem minmax(0, 1fr)"]}
    >
      <Stack gap={2} alignContent="start">
        <Text variant="label">
          <time dateTime={release.day}>{release.dateText}</time>
        </Text>
        <p>
          <TextLink to={product.path} text={product.name} /> <VisuallyHidden>{labels.version} </VisuallyHidden>
          <span sx={{ fontFamily: "mono", fontVariantNumeric: "tabular-nums" }}>{version}</span>
        </p>
        {names && (
          <Text variant="small">
            {labels.concerns} {names}
          </Text>
        )}
      </Stack>
      <Stack gap={5} maxWidth="text">
        <Text as="h3" id={`${slug}-heading`} variant="h3">
          {title}
        </Text>
        <ReleasePart heading={labels.news} items={news} />
        <ReleasePart heading={labels.fixed} items={fixed} />
        <ReleasePart heading={labels.knownIssues} items={knownIssues} />
        <ReleasePart heading={labels.postponable} items={postponable === null ? null : [postponable]} />
        {article !== null && (
          <p>
            <Link to={article} sx={{ variant: "layout.textLink" }}>
              {labels.article}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          </p>
        )}
      </Stack>
    </Hairline>
  );
};

interface ReleasePartProps {
  heading: string;
  /** `null` when the release says nothing about it; the part is then left out. */
  items: readonly string[] | null;
}

const ReleasePart = ({ heading, items }: ReleasePartProps) =>
  items && (
    <Stack gap={2}>
      <Text as="h4" variant="label">
        {heading}
      </Text>
      {items.length === 1 ? (
        <p>{items[0]}</p>
      ) : (
        <ul sx={styles.points}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Stack>
  );

export const releaseFragment = graphql`
  fragment ReleaseFields on Release {
    slug
    version
    day: date(formatString: "YYYY-MM-DD")
    dateText
    title
    news
    fixed
    knownIssues
    postponable
    article
    product {
      slug
      name
      path
    }
    devices {
      slug
      name
    }
  }
`;
