import { graphql } from "gatsby";
import { fillDrawn } from "../content/names";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";

interface ProgramCardProps {
  program: Queries.ProgramCardPartsFragment;
  /** Heading of the list of benefits. */
  benefits: string;
  /** Title and text of the application, with {title} and {program} still open. */
  application: { title: string; text: string };
  /** The department that answers applications. */
  mailbox: string;
}

/** One partnership type with its benefits; the button begins an application by mail. */
export const ProgramCard = ({ program, benefits, application, mailbox }: ProgramCardProps) => {
  const subject = fillDrawn(application.title, { title: program.title });
  const body = fillDrawn(application.text, { program: program.id });
  return (
    <article id={program.id} sx={{ variant: "cards.primary", p: 5, gap: 3, height: "100%", alignItems: "start" }}>
      <Icon name={program.icon} size={32} />
      <h3 sx={{ variant: "text.h4" }}>{program.title}</h3>
      <p sx={{ color: "muted" }}>{program.description}</p>
      <h4 sx={{ variant: "text.label" }}>{benefits}</h4>
      <ul>
        {program.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p sx={{ mt: "auto" }}>
        <ButtonLink
          to={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
          text={program.buttonText}
          variant="secondary"
        />
      </p>
    </article>
  );
};

export const programCardFragment = graphql`
  fragment ProgramCardParts on PartnerProgram {
    id
    title
    description
    buttonText
    icon
    benefits
  }
`;
