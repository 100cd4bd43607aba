import { words, type Route } from "../content/pick";
import { Band } from "../ui/band";
import { LegalText } from "./legal-text";
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
      <LegalText sections={page.sections} />
    </Band>
  </PageFrame>
);
