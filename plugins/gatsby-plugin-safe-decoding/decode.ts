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

// With `globalThis.`, because webpack replaces the names without it with the functions below.

/** Like `decodeURI`, but returns text with a malformed percent-encoding, such as `#100%`, unchanged. */
export const safeDecodeURI = keepMalformed(globalThis.decodeURI);

/** Like `decodeURIComponent`, but returns text with a malformed percent-encoding unchanged. */
export const safeDecodeURIComponent = keepMalformed(globalThis.decodeURIComponent);
