import { words, type Route } from "../content/pick";
import { Band } from "../ui/band";
import { PageFrame } from "./page-frame";

interface LegalPageProps {
  page: Queries.PageWordsFragment;
  route: Extract<Route, "/terms" | "/privacy" | "/cookies">;
}

/** Terms, privacy and cookies: plain reading with the day of the last change. */
export const LegalPage = ({ page, route }: LegalPageProps) => (
  <PageFrame page={page}>
    <Band ground="bone" width="text">
      <p sx={{ variant: "text.label", mb: 6 }}>
        {words(page.words, route)("updated")} {page.updated}
      </p>
      {page.sections.map(({ id, heading, lead, paragraphs, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} sx={{ mb: 7, display: "grid", gap: 3 }}>
          <h2 id={`${id}-heading`} sx={{ variant: "text.h3" }}>
            {heading}
          </h2>
          {lead && <p>{lead}</p>}
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ul>
              {items.map(({ title, description }) => (
                <li key={title}>
                  <strong>{title}.</strong> {description}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Band>
  </PageFrame>
);
