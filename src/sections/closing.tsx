import { graphql } from "gatsby";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button-link";

type ClosingProps = Queries.ClosingPartsFragment;

/** The last band of a page: what to do next. */
export const Closing = ({ heading, text, actions }: ClosingProps) => (
  <Band ground="ink" labelledBy="closing">
    <div sx={{ display: "grid", gap: 5, justifyItems: "start" }}>
      <h2 id="closing" sx={{ variant: "text.h2" }}>
        {heading}
      </h2>
      <p sx={{ variant: "text.lead" }}>{text}</p>
      <p sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        {actions.map((action, index) => (
          <ButtonLink key={action.text} {...action} variant={index === 0 ? "primary" : "secondary"} />
        ))}
      </p>
    </div>
  </Band>
);

export const closingFragment = graphql`
  fragment ClosingParts on Closing {
    heading
    text
    actions {
      text
      to
    }
  }
`;
