/** A content type that no client sends. */
const NO_TYPE = { type: "none/none" };

/** Disables Gatsby's body parsers, because their limits and HTML errors differ from those of the receiver. */
export const config = {
  bodyParser: { raw: NO_TYPE, text: NO_TYPE, json: NO_TYPE, urlencoded: { ...NO_TYPE, extended: false } },
};
