import { fillDrawn } from "../content/names";
import { Action } from "../forms/action";
import * as looks from "../theme/late/lists";
import { FaqList } from "../ui/faq-list";
import { Link } from "../ui/link";
import { VisuallyHidden } from "../ui/visually-hidden";

interface Topic {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly articles: number;
  readonly url: string;
}

interface HelpCenterProps {
  topics: readonly Topic[];
  faqs: Parameters<typeof FaqList>[0]["items"];
  faqSection: Queries.SectionPartsFragment;
  assistance: Queries.SectionPartsFragment;
  word: (key: "hardware" | "software" | "articles" | "readAnswer") => string;
}

/** Topics by device and application, the questions asked most, and the ways to a person. */
export const HelpCenter = ({ topics, faqs, faqSection, assistance, word }: HelpCenterProps) => (
  <div sx={{ display: "grid", gap: 8 }}>
    <div sx={{ display: "grid", gap: 7, gridTemplateColumns: ["1fr", null, "1fr 1fr"] }}>
      {(["hardware", "software"] as const).map((category) => (
        <section key={category} aria-labelledby={`topics-${category}`}>
          <h3 id={`topics-${category}`} sx={{ variant: "text.h3", mb: 4 }}>
            {word(category)}
          </h3>
          <ul className="topics" sx={looks.rows}>
            {topics
              .filter((topic) => topic.category === category)
              .map(({ id, name, description, articles, url }) => (
                <li key={id} sx={{ variant: "cards.plain", display: "grid", gridTemplateColumns: "1fr auto", gap: 3 }}>
                  <h4 sx={{ variant: "text.h4" }}>
                    <Link to={url} sx={{ variant: "layout.coverLink", color: "text", textDecoration: "none" }}>
                      {name}
                      <VisuallyHidden>: {word("readAnswer")}</VisuallyHidden>
                    </Link>
                  </h4>
                  <p sx={{ variant: "text.label" }}>{fillDrawn(word("articles"), { count: articles })}</p>
                  <p sx={{ variant: "text.muted" }}>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
    <section aria-labelledby="faq">
      <h3 id="faq" sx={{ variant: "text.h3", mb: 2 }}>
        {faqSection.heading}
      </h3>
      {faqSection.lead && <p sx={{ variant: "text.muted", mb: 4 }}>{faqSection.lead}</p>}
      <FaqList items={faqs} link={word("readAnswer")} />
    </section>
    <section aria-labelledby="assistance" sx={{ variant: "cards.primary", p: [5, 7], gap: 4 }}>
      <h3 id="assistance" sx={{ variant: "text.h3" }}>
        {assistance.heading}
      </h3>
      {assistance.lead && <p sx={{ variant: "text.lead" }}>{assistance.lead}</p>}
      <div sx={{ variant: "layout.cluster", pt: 2 }}>
        {assistance.actions?.map((action, index) => (
          <Action key={action.text} {...action} variant={index === 0 ? "primary" : "secondary"} />
        ))}
      </div>
    </section>
  </div>
);
