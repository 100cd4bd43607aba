import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { gatherOpenTerms, recordGroups } from "@capture/domain/records/record-groups";
import { useLocale } from "../../../hooks/use-site-content";
import { Hairline, Stack, Text } from "../../../ui/primitives";
import { ValueChanges } from "../row-texts";
import { RecordDocuments } from "./record-documents";

interface RecordSectionsProps {
  record: Queries.ProductRecordFieldsFragment;
  labels: Queries.ProductRecordLabelFieldsFragment;
}

/** The numbered groups of a record as definition lists. What is not specified is gathered in one of them. */
export const RecordSections = ({ record, labels }: RecordSectionsProps) => {
  const groups = gatherOpenTerms(recordGroups(record, labels), labels.notStated, useLocale());
  const documents = record.documents ?? [];
  return (
    <Stack gap={7}>
      {groups.map(({ id, heading, rows }, index) => (
        <RecordSection key={id} id={id} number={index + 1} heading={heading}>
          <dl>
            {rows.map(({ field, term, value }) => (
              <RecordRow key={field} term={term} value={value ?? ""}>
                <ValueChanges changes={record.changes.filter(({ key }) => key === field)} />
              </RecordRow>
            ))}
          </dl>
        </RecordSection>
      ))}
      {documents.length > 0 && (
        <RecordSection id="documents" number={groups.length + 1} heading={labels.documents.heading}>
          <RecordDocuments documents={documents} labels={labels.documents} />
        </RecordSection>
      )}
    </Stack>
  );
};

interface RecordSectionProps {
  id: string;
  number: number;
  heading: string;
  children: ReactNode;
}

const RecordSection = ({ id, number, heading, children }: RecordSectionProps) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <Text as="h2" id={`${id}-heading`} variant="h3" mb={4}>
      <span sx={{ variant: "text.figure", color: "subtle", marginInlineEnd: 3 }}>{number}</span> {heading}
    </Text>
    {children}
  </section>
);

interface RecordRowProps {
  term: string;
  value: string;
  /** Lines below the value. */
  children: ReactNode;
}

/** A term and its value, in one line on wide screens. */
const RecordRow = ({ term, value, children }: RecordRowProps) => (
  <Hairline
    line="hairline"
    py={3}
    gap={[1, 5]}
    columns={["minmax(0, 1fr)", "12rem minmax(0, 1fr)"]}
    alignItems="baseline"
  >
    <Text as="dt" variant="small">
      {term}
    </Text>
    <dd sx={{ fontFamily: "mono", fontSize: "small", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}>
      {value}
      {children}
    </dd>
  </Hairline>
);

export const recordFragments = graphql`
  fragment ProductRecordFacts on ProductRecord {
    maker {
      company
      address
      register
    }
    identity {
      model
      partNumber
    }
    support {
      until: untilText
      updates
      securityContact
    }
    data {
      kinds
      formats
      volumePerHour
      storage
      retrieval
      erasure
    }
    laser {
      safetyClass
      standard
    }
    radio {
      wifi
      bluetooth
    }
    battery {
      kind
      runtime
      capacity
      exchange
    }
    service {
      warranty
      calibrationInterval
      repair
      spareParts
    }
  }

  fragment ProductRecordFields on ProductRecord {
    ...ProductRecordFacts
    documents {
      ...RecordDocumentFields
    }
    changes {
      key
      ...ValueChangeFields
    }
  }

  fragment ProductRecordTerms on ProductRecordLabels {
    maker {
      heading
      company
      address
      register
    }
    identity {
      heading
      model
      partNumber
    }
    support {
      heading
      until
      updates
      securityContact
    }
    data {
      heading
      kinds
      formats
      volumePerHour
      storage
      retrieval
      erasure
    }
    laser {
      heading
      safetyClass
      standard
    }
    radio {
      heading
      wifi
      bluetooth
    }
    battery {
      heading
      kind
      runtime
      capacity
      exchange
    }
    service {
      heading
      warranty
      calibrationInterval
      repair
      spareParts
    }
  }

  fragment ProductRecordLabelFields on ProductRecordLabels {
    ...ProductRecordTerms
    ...RecordSummaryLabels
    notStated
    documents {
      heading
      size
      sha256
    }
  }
`;
