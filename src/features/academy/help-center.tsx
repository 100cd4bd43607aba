import { graphql } from "gatsby";
import { Action } from "../../forms/ui/action";
import * as styles from "../../theme/styles/lists";
import { FaqList } from "./faq-list";
import { Grid, Row, Stack, Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import { VisuallyHidden } from "../../ui/visually-hidden";

type Topic = Queries.SupportTopicFieldsFragment;

interface Category {
  readonly id: string;
  readonly title: string;
}

interface HelpCenterProps {
  categories: readonly Category[];
  topics: readonly Topic[];
  faqs: readonly Queries.FaqFieldsFragment[];
  faqHead: Queries.HeadFieldsFragment;
  assistance: Queries.CallFieldsFragment | null;
  labels: Queries.HelpCenterLabelsFragment;
}

/** Help topics by category, frequently asked questions, and links to contact the support team. */
export const HelpCenter = ({ categories, topics, faqs, faqHead, assistance, labels }: HelpCenterProps) => (
  <Stack gap={8}>
    {topics.length > 0 && (
      <Grid gap={7} columns={["1fr", null, "1fr 1fr"]}>
        {groupByCategory(categories, topics).map((category) => (
          <section key={category.id} aria-labelledby={`topics-${category.id}`}>
            <Text as="h3" id={`topics-${category.id}`} variant="h3" mb={4}>
              {category.title}
            </Text>
            <ul className="topics" sx={styles.rows}>
              {category.topics.map(({ id, name, description, articles, url }) => (
                <li key={id} sx={{ variant: "cards.plain", display: "grid", gridTemplateColumns: "1fr auto", gap: 3 }}>
                  <Text as="h4" variant="h4">
                    <Link to={url} sx={{ variant: "layout.coverLink", color: "text", textDecoration: "none" }}>
                      {name}
                      <VisuallyHidden>: {labels.readAnswer}</VisuallyHidden>
                    </Link>
                  </Text>
                  <Text variant="label">{articles}</Text>
                  <Text variant="muted">{description}</Text>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Grid>
    )}
    {faqs.length > 0 && (
      <section aria-labelledby="faq">
        <Text as="h3" id="faq" variant="h3" mb={2}>
          {faqHead.heading}
        </Text>
        {faqHead.lead && (
          <Text variant="muted" mb={4}>
            {faqHead.lead}
          </Text>
        )}
        <FaqList items={faqs} link={labels.readAnswer} />
      </section>
    )}
    {assistance && (
      <section aria-labelledby="assistance" sx={{ variant: "cards.primary", p: [5, 7], gap: 4 }}>
        <Text as="h3" id="assistance" variant="h3">
          {assistance.heading}
        </Text>
        {assistance.lead && <Text variant="lead">{assistance.lead}</Text>}
        <Row pt={2}>
          {assistance.actions.map((action, index) => (
            <Action key={action.text} {...action} variant={index === 0 ? "primary" : "secondary"} />
          ))}
        </Row>
      </section>
    )}
  </Stack>
);

/** Groups topics by category; categories without topics are left out. */
const groupByCategory = (categories: readonly Category[], topics: readonly Topic[]) =>
  categories
    .map(({ id, title }) => ({ id, title, topics: topics.filter(({ category }) => category === id) }))
    .filter((category) => category.topics.length > 0);

export const helpCenterFragment = graphql`
  fragment HelpCenterLabels on AcademyPageLabels {
    readAnswer
  }
`;
