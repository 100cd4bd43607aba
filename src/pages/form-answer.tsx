import { graphql, type PageProps } from "gatsby";
import { Band } from "../components/ui/band";
import { ButtonLink } from "../components/ui/link/button-link";
import { assertPresent } from "../lib/assert-present";
import { SERVED_FORMS } from "../forms/payload/payload";
import { StaticForm } from "../forms/ui/static-form";
import { useForms } from "../forms/ui/use-forms";
import { Seo } from "../seo/seo";

/**
 * What the host answers a form with that was sent without script: it fills in
 * what is marked `data-answer`, keeps the one `data-answer-part` that it needs
 * and removes the others (server/forms/answer-page.ts).
 */
const FormAnswerPage = ({ data }: PageProps<Queries.FormAnswerPageQuery>) => {
  const { seo, route, hero, labels } = assertPresent(data.page);
  const { getForm, getMailbox } = useForms();
  return (
    <>
      <Seo seo={seo} path={route} />
      <Band ground="ink" id="first-screen" underBar>
        <div
          sx={{
            display: "grid",
            gap: [6, null, 7],
            gridTemplateColumns: ["minmax(0, 1fr)", null, "5fr 7fr"],
            gridTemplateRows: ["none", null, "auto auto 1fr"],
            justifyItems: "start",
          }}
        >
          <div sx={{ display: "grid", gap: 5, justifyItems: "start" }}>
            {hero.label && <p sx={{ variant: "text.rule" }}>{hero.label}</p>}
            <h1 data-answer="title" sx={{ variant: "text.h2" }}>
              {hero.heading}
            </h1>
            <p data-answer="text" sx={{ variant: "text.lead" }}>
              {hero.lead}
            </p>
            <ul data-answer="faults" hidden sx={{ color: "error", "& li + li": { mt: 2 } }}>
              <li>
                <a href="#first-screen" sx={{ color: "inherit", textUnderlineOffset: "0.25em" }}>
                  {hero.heading}
                </a>
              </li>
            </ul>
          </div>
          {/* Forms stand beside the words, anything else under them. */}
          <div
            data-answer="slot"
            sx={{
              display: "contents",
              "& > *": { gridColumn: 1 },
              "& > div": { gridColumn: [1, null, 2], gridRow: ["auto", null, "1 / span 3"], width: "100%" },
            }}
          >
            {SERVED_FORMS.map((name) => (
              <div
                key={name}
                data-answer-part={name}
                hidden
                sx={{
                  bg: "raised",
                  border: "1px solid",
                  borderColor: "hairline",
                  borderRadius: "media",
                  p: [5, null, 7],
                }}
              >
                <p sx={{ variant: "text.muted", mb: 5 }}>{labels.kept}</p>
                <StaticForm form={getForm(name)} mailbox={getMailbox(name)} />
              </div>
            ))}
            <form data-answer-part="button" hidden method="post">
              <button type="submit" sx={{ variant: "buttons.primary" }}>
                {labels.back}
              </button>
            </form>
          </div>
          <p data-answer="back" sx={{ gridColumn: 1 }}>
            <ButtonLink to="/contact" text={labels.back} variant="secondary" />
          </p>
        </div>
      </Band>
    </>
  );
};

export default FormAnswerPage;

export const query = graphql`
  query FormAnswerPage {
    page: formAnswerPage {
      ...PageParts
      labels {
        kept
        back
      }
    }
  }
`;
