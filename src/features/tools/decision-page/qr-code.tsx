import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { Text } from "../../../ui/primitives";

interface QrCodeProps {
  url: string;
  label: string;
}

/** Phones read smaller modules badly. */
const MIN_MODULE_MM = 0.33;
/** A larger code would take the place of the text; its URL is only printed. */
const MAX_CODE_MM = 42;
/** Modules of white that readers need on each side. */
const MARGIN = 4;

/** The URL as a code for the camera of a phone. A URL that is too long for a code is only printed as text. */
export const QrCode = ({ url, label }: QrCodeProps) => {
  const code = codeOf(url);
  if (!code) return null;
  const size = code.size + 2 * MARGIN;
  if (size * MIN_MODULE_MM > MAX_CODE_MM) return null;
  return (
    <figure sx={{ m: 0, width: "7rem", "@media print": { width: `${size * MIN_MODULE_MM}mm` } }}>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
        role="img"
        aria-label={label}
        sx={{ display: "block", width: "100%", bg: "#fff", color: "#000", borderRadius: "control" }}
      >
        <path d={toSvgPath(code)} fill="currentColor" />
      </svg>
      <Text as="figcaption" variant="label" mt={1} aria-hidden="true">
        {label}
      </Text>
    </figure>
  );
};

function codeOf(url: string): ReturnType<typeof generate> | undefined {
  try {
    return generate(url);
  } catch {
    return undefined;
  }
}
