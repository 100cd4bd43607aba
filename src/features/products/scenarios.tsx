import { Hairline, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";

interface ScenariosProps {
  heading: string;
  scenarios: readonly { readonly title: string; readonly description: string; readonly details: string }[];
}

/** Use cases of a device as rows, each with its title, the task and the solution. */
export const Scenarios = ({ heading, scenarios }: ScenariosProps) => (
  <Band palette="ink" id="applications" labelledBy="applications-heading">
    <Heading id="applications-heading" heading={heading} />
    <ul className="scenarios" sx={{ borderBottom: "1px solid", borderColor: "hairline" }}>
      {scenarios.map(({ title, description, details }) => (
        <Hairline
          as="li"
          key={title}
          line="hairline"
          gap={[2, null, 7]}
          columns={["1fr", null, "4fr 4fr 4fr"]}
          alignItems="baseline"
          py={6}
        >
          <Text as="h3" variant="h3">
            {title}
          </Text>
          <p>{description}</p>
          <Text variant="muted">{details}</Text>
        </Hairline>
      ))}
    </ul>
  </Band>
);
