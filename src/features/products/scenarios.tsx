import { Band } from "../../components/ui/band";
import { Heading } from "../../components/ui/heading";

interface ScenariosProps {
  heading: string;
  scenarios: readonly { readonly title: string; readonly description: string; readonly details: string }[];
}

/** Where a device is used, as a ledger: place, task, how it is done. */
export const Scenarios = ({ heading, scenarios }: ScenariosProps) => (
  <Band ground="ink" id="applications" labelledBy="applications-heading">
    <Heading id="applications-heading" heading={heading} />
    <ul className="scenarios" sx={{ borderBottom: "1px solid", borderColor: "hairline" }}>
      {scenarios.map(({ title, description, details }) => (
        <li
          key={title}
          sx={{
            display: "grid",
            gap: [2, null, 7],
            gridTemplateColumns: ["1fr", null, "4fr 4fr 4fr"],
            alignItems: "baseline",
            borderTop: "1px solid",
            borderColor: "hairline",
            py: 6,
          }}
        >
          <h3 sx={{ variant: "text.h3" }}>{title}</h3>
          <p>{description}</p>
          <p sx={{ variant: "text.muted" }}>{details}</p>
        </li>
      ))}
    </ul>
  </Band>
);
