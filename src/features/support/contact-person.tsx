import { Link } from "../../components/ui/link/link";

/** The ways to a person: a sentence, the mailbox, the ticket form. */
export const ContactPerson = ({ contact }: { contact: Queries.CallPartsFragment }) => (
  <>
    {contact.lead && <p sx={{ variant: "text.muted" }}>{contact.lead}</p>}
    <ul className="ways" sx={{ variant: "layout.cluster", columnGap: 5, rowGap: 2 }}>
      {contact.actions.map(({ text, to }) => (
        <li key={text}>
          <Link to={to} target="_top" sx={{ variant: "layout.textLink" }}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </>
);
