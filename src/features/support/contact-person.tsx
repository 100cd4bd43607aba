import { Row, Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";

/** Links to contact the support team: its mailbox and the ticket form. */
export const ContactPerson = ({ contact }: { contact: Queries.CallFieldsFragment }) => (
  <>
    {contact.lead && <Text variant="muted">{contact.lead}</Text>}
    <Row as="ul" className="ways" columnGap={5} rowGap={2}>
      {contact.actions.map(({ text, to }) => (
        <li key={text}>
          <TextLink to={to} text={text} target="_top" />
        </li>
      ))}
    </Row>
  </>
);
