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

// Named with globalThis: webpack gives the bare names of the platform's functions to those below.

/** `decodeURI`, which returns a text with a malformed percent sign, such as `#100%`, as it is. */
export const safeDecodeURI = keepMalformed(globalThis.decodeURI);

/** `decodeURIComponent`, which returns a text with a malformed percent sign as it is. */
export const safeDecodeURIComponent = keepMalformed(globalThis.decodeURIComponent);
