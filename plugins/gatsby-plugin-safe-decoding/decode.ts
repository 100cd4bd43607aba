type Decode = (text: string) => string;

const keepMalformed =
  (decode: Decode): Decode =>
  (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };

// With globalThis, because webpack replaces the bare names by the functions below.

/** Like `decodeURI`, but returns a text with a malformed percent sign, such as `#100%`, unchanged. */
export const safeDecodeURI = keepMalformed(globalThis.decodeURI);

/** Like `decodeURIComponent`, but returns a text with a malformed percent sign unchanged. */
export const safeDecodeURIComponent = keepMalformed(globalThis.decodeURIComponent);
