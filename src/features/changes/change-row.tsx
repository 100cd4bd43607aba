import { graphql } from "gatsby";
import { formatNumber } from "@capture/domain/lib/locale";
import { keepUnits } from "@capture/domain/units";
import { Redline } from "../../blocks/redline";
import { Outline } from "../../ui/charts/outline";
import { Link } from "../../ui/link/link";
import { useLocale } from "../../hooks/use-site-content";
import { useSourceLanguage } from "../../hooks/use-source-language";
import { Hairline, Stack, Text } from "../../ui/primitives";

interface ChangeRowProps {
  change: Queries.ChangeRowFieldsFragment;
  words: Queries.ChangeWordsFragment;
}

/** A change: what it concerns, the value before and after, and a drawing of a size. */
export const ChangeRow = ({ change, words }: ChangeRowProps) => {
  const source = useSourceLanguage();
  const { id, kind, path, name, field, excerpt, sizes, front, sentence, reason } = change;
  return (
    <Hairline
      as="article"
      id={id}
      aria-labelledby={`${id}-heading`}
      py={4}
      gap={4}
      columns={["minmax(0, 1fr)", "minmax(0, 1fr) 12rem"]}
    >
      <Stack gap={2} maxWidth="text" alignContent="start">
        <Text as="h4" id={`${id}-heading`} variant="h4">
          <Link to={path} sx={{ variant: "layout.textLink", display: "inline-block", py: 1 }}>
            {name}
          </Link>
          : {field}
        </Text>
        {/* Versions of legal texts are kept in the default locale. */}
        <Redline parts={excerpt} words={words} language={kind === "legal" ? source : undefined} />
        {reason !== null && (
          <Text variant="small">
            {words.reason} {reason}
          </Text>
        )}
      </Stack>
      {sizes && <SizeDrawing {...sizes} front={front} label={sentence} words={words} />}
    </Hairline>
  );
};

interface SizeDrawingProps
  extends NonNullable<Queries.ChangeRowFieldsFragment["sizes"]>, Pick<Queries.ChangeRowFieldsFragment, "front"> {
  label: string;
  words: Queries.ChangeWordsFragment;
}

/** A size before and after: the device from the front or, where that would not show the change, a box from above. */
const SizeDrawing = ({ before, after, front, label, words }: SizeDrawingProps) => {
  const locale = useLocale();
  const isFromAbove = before.height === after.height && (front === null || before.width === after.width);
  const format = (length: number): string => formatNumber(length, locale);
  const millimeters = (length: number): string => keepUnits(`${format(length)} mm`);
  const side = ({ width, depth, height }: typeof after) => ({ width, height: isFromAbove ? depth : height });
  return (
    <Stack gap={2} justifyItems="start">
      <Outline
        size={side(after)}
        before={side(before)}
        isFromAbove={isFromAbove}
        picture={isFromAbove ? null : front}
        width={
          before.width === after.width
            ? millimeters(after.width)
            : `${format(before.width)} → ${millimeters(after.width)}`
        }
        scale={isFromAbove ? 1 : 0.65}
        label={label}
      />
      <Text variant="label">{isFromAbove ? words.fromAbove : words.fromFront}</Text>
    </Stack>
  );
};

export const changeRowFragments = graphql`
  fragment ChangeRowFields on PublishedChange {
    id
    kind
    day: date
    dateText
    name
    path
    field
    sentence
    front
    excerpt {
      ...RedlineFields
    }
    sizes {
      before {
        width
        depth
        height
      }
      after {
        width
        depth
        height
      }
    }
    reason
  }
  fragment ChangeWords on HistoryLabels {
    reason
    fromFront
    fromAbove
    ...RedlineWords
  }
`;
