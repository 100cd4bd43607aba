import { screen, within } from "@testing-library/react";
import { Mailboxes } from "../../../src/features/company/mailboxes";
import { renderInSite } from "../../support/dom/site-view";

const mailbox = { id: null, label: null, points: null, picture: null, icon: null, action: null };

test("a mailbox without an action has a link to the email address in its description, or no arrow", () => {
  renderInSite(
    <Mailboxes
      items={[
        { ...mailbox, title: "Werkstatt", description: "Fragen an werkstatt@stammwerk.example." },
        { ...mailbox, title: "Schulung", description: "Kurse in der Halle." },
      ]}
    />,
  );
  const [workshop, training] = screen.getAllByRole("listitem");
  expect(within(workshop as HTMLElement).getByRole("link", { name: "werkstatt@stammwerk.example" })).toHaveAttribute(
    "href",
    "mailto:werkstatt@stammwerk.example",
  );
  expect(workshop).toHaveTextContent("WerkstattFragen an werkstatt@stammwerk.example.");
  expect(workshop?.querySelectorAll("svg")).toHaveLength(1);
  expect(training?.querySelector("a, svg")).toBeNull();
});
