import { graphql } from "gatsby";
import { fillPlaceholders } from "../../domain/placeholders";
import { Action } from "../../forms/ui/action";
import * as styles from "../../theme/styles/lists";
import { FaqList } from "./faq-list";
import { Link } from "../../components/ui/link/link";
import { VisuallyHidden } from "../../components/ui/visually-hidden";

interface Topic {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly articles: number;
  readonly url: string;
}

interface Category {
  readonly id: string;
  readonly title: string;
}

interface HelpCenterProps {
  categories: readonly Category[];
  topics: readonly Topic[];
  faqs: Parameters<typeof FaqList>[0]["items"];
  faqHead: Queries.HeadPartsFragment;
  assistance: Queries.CallPartsFragment;
  labels: Queries.HelpCenterLabelsFragment;
}

/** Topics by device and application, the questions asked most, and the ways to a person. */
export const HelpCenter = ({ categories, topics, faqs, faqHead, assistance, labels }: HelpCenterProps) => (
  <div sx={{ display: "grid", gap: 8 }}>
    <div sx={{ display: "grid", gap: 7, gridTemplateColumns: ["1fr", null, "1fr 1fr"] }}>
      {byCategory(categories, topics).map((category) => (
        <section key={category.id} aria-labelledby={`topics-${category.id}`}>
          <h3 id={`topics-${category.id}`} sx={{ variant: "text.h3", mb: 4 }}>
            {category.title}
          </h3>
          <ul className="topics" sx={styles.rows}>
            {category.topics.map(({ id, name, description, articles, url }) => (
              <li key={id} sx={{ variant: "cards.plain", display: "grid", gridTemplateColumns: "1fr auto", gap: 3 }}>
                <h4 sx={{ variant: "text.h4" }}>
                  <Link to={url} sx={{ variant: "layout.coverLink", color: "text", textDecoration: "none" }}>
                    {name}
                    <VisuallyHidden>: {labels.readAnswer}</VisuallyHidden>
                  </Link>
                </h4>
                <p sx={{ variant: "text.label" }}>{fillPlaceholders(labels.articles, { count: articles })}</p>
                <p sx={{ variant: "text.muted" }}>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <section aria-labelledby="faq">
      <h3 id="faq" sx={{ variant: "text.h3", mb: 2 }}>
        {faqHead.heading}
      </h3>
      {faqHead.lead && <p sx={{ variant: "text.muted", mb: 4 }}>{faqHead.lead}</p>}
      <FaqList items={faqs} link={labels.readAnswer} />
    </section>
    <section aria-labelledby="assistance" sx={{ variant: "cards.primary", p: [5, 7], gap: 4 }}>
      <h3 id="assistance" sx={{ variant: "text.h3" }}>
        {assistance.heading}
      </h3>
      {assistance.lead && <p sx={{ variant: "text.lead" }}>{assistance.lead}</p>}
      <div sx={{ variant: "layout.cluster", pt: 2 }}>
        {assistance.actions.map((action, index) => (
          <Action key={action.text} {...action} variant={index === 0 ? "primary" : "secondary"} />
        ))}
      </div>
    </section>
  </div>
);

/** The categories that have topics, with them. */
const byCategory = (categories: readonly Category[], topics: readonly Topic[]) =>
  categories
    .map(({ id, title }) => ({ id, title, topics: topics.filter(({ category }) => category === id) }))
    .filter((category) => category.topics.length > 0);

export const helpCenterFragment = graphql`
  fragment HelpCenterLabels on AcademyPageLabels {
    articles
    readAnswer
  }
`;
