import { Link } from "../../components/ui/link/link";
import { ContactPerson } from "./contact-person";

interface NoScriptHelpProps {
  heading: string;
  lead: string | null;
  faqs: readonly { readonly id: string; readonly question: string; readonly answer: string; readonly docUrl: string }[];
  contact: Queries.CallPartsFragment;
  /** The text of the link to the full answer. */
  link: string;
}

/** The help for visitors without script: the answers themselves, and the ways to reach a person. */
export const NoScriptHelp = ({ heading, lead, faqs, contact, link }: NoScriptHelpProps) => (
  <noscript>
    <section sx={{ display: "grid", gap: 6, py: 6 }}>
      <div>
        <h2 sx={{ variant: "text.h3" }}>{heading}</h2>
        {lead && <p sx={{ variant: "text.muted", mt: 2 }}>{lead}</p>}
      </div>
      {faqs.map(({ id, question, answer, docUrl }) => (
        <div key={id} id={id}>
          <h3 sx={{ variant: "text.h4", mb: 2 }}>{question}</h3>
          <p sx={{ mb: 2 }}>{answer}</p>
          <Link to={docUrl} target="_top" sx={{ variant: "layout.textLink" }}>
            {link}
          </Link>
        </div>
      ))}
    </section>
    <section sx={{ display: "grid", gap: 3, pb: 7 }}>
      <h2 sx={{ variant: "text.h3" }}>{contact.heading}</h2>
      <ContactPerson contact={contact} />
    </section>
  </noscript>
);
