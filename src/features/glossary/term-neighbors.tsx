import { Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";

interface Neighbor {
  readonly path: string;
  readonly name: string;
}

interface TermNeighborsProps {
  before: Neighbor | null;
  after: Neighbor | null;
  labels: { readonly previous: string; readonly next: string };
}

/** Links to the previous and the next term in alphabetical order. */
export const TermNeighbors = ({ before, after, labels }: TermNeighborsProps) => (
  <ul
    className="neighbors"
    sx={{
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: 5,
      mt: [8, null, 9],
      borderTop: "1px solid",
      borderColor: "hairline",
    }}
  >
    {before && <NeighborLink {...before} label={labels.previous} />}
    {after && <NeighborLink {...after} label={labels.next} />}
  </ul>
);

const NeighborLink = ({ path, name, label }: Neighbor & { label: string }) => (
  <li sx={{ display: "grid", gap: 1, pt: 5, "&:last-of-type:not(:first-of-type)": { textAlign: "end" } }}>
    <Text variant="label">{label}</Text>
    <TextLink to={path} text={name} />
  </li>
);
