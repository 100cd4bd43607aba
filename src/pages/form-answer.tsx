import { graphql, type PageProps } from "gatsby";
import { SERVED_FORMS } from "@capture/receiver/payload/payload";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/link/button-link";
import { assertPresent } from "../lib/assert-present";
import { StaticForm } from "../forms/ui/static-form";
import { useForms } from "../forms/ui/use-forms";
import { Seo } from "../seo/seo";
import { Stack, Text } from "../ui/primitives";

/**
 * The template of the host's response to a form that was submitted without script. The host fills in elements with
 * `data-answer`, keeps one `data-answer-part` and removes the others (packages/receiver/src/forms/answer-page.ts).
 */
const FormAnswerPage = ({ data }: PageProps<Queries.FormAnswerPageQuery>) => {
  const { seo, route, hero, labels } = assertPresent(data.page);
  const { getForm, getMailbox } = useForms();
  return (
    <>
      <Seo seo={seo} path={route} />
      <Band palette="ink" id="first-screen" underBar>
        <div
          sx={{
            display: "grid",
            gap: [6, null, 7],
            gridTemplateColumns: ["minmax(0, 1fr)", null, "5fr 7fr"],
            gridTemplateRows: ["none", null, "auto auto 1fr"],
            justifyItems: "start",
          }}
        >
          <Stack gap={5} justifyItems="start">
            {hero.label && <Text variant="rule">{hero.label}</Text>}
            <Text as="h1" data-answer="title" variant="h2">
              {hero.heading}
            </Text>
            <Text data-answer="text" variant="lead">
              {hero.lead}
            </Text>
            <ul data-answer="faults" hidden sx={{ color: "error", "& li + li": { mt: 2 } }}>
              <li>
                <a href="#first-screen" sx={{ color: "inherit", textUnderlineOffset: "0.25em" }}>
                  {hero.heading}
                </a>
              </li>
            </ul>
          </Stack>
          {/* A form is next to the text; the button is below the text. */}
          <div
            data-answer="slot"
            sx={{
              display: "contents",
              "& > *": { gridColumn: 1 },
              "& > div": { gridColumn: [1, null, 2], gridRow: ["auto", null, "1 / span 3"], width: "100%" },
            }}
          >
            {SERVED_FORMS.filter((name) => name !== "newsletter" || data.blogPage).map((name) => (
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
                <Text variant="muted" mb={5}>
                  {labels.kept}
                </Text>
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
      ...PageFields
      labels {
        kept
        back
      }
    }
    blogPage {
      route
    }
  }
`;
