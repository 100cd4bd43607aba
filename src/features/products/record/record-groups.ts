/** A term of a record and its value; `null` when the owner has not stated it. */
interface RecordRow {
  readonly term: string;
  readonly value: string | null;
}

/** A numbered part of a record. */
export interface RecordGroup {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly RecordRow[];
}

type Labels<Values> = Readonly<Record<keyof Values | "heading", string>>;

/** The facts of a record in groups, in the order of their labels. */
export function recordGroups(
  record: Queries.ProductRecordPartsFragment,
  labels: Queries.ProductRecordLabelPartsFragment,
): RecordGroup[] {
  return [
    groupOf("maker", record.maker, labels.maker),
    groupOf("identity", record.identity, labels.identity),
    groupOf("support", record.support, labels.support),
    groupOf("data", record.data, labels.data),
    groupOf("laser", record.laser, labels.laser),
    groupOf("radio", record.radio, labels.radio),
    groupOf("battery", record.battery, labels.battery),
    groupOf("service", record.service, labels.service),
  ];
}

function groupOf<Values extends Readonly<Record<string, string | null>>>(
  id: string,
  values: Values,
  { heading, ...terms }: Labels<Values>,
): RecordGroup {
  const rows = Object.entries<string>(terms).map(([key, term]) => ({ term, value: values[key] ?? null }));
  return { id, heading, rows };
}
