import { Redline } from "../../../src/blocks/redline";

export default { title: "Blocks / Redline" };

const WORDS = { removed: "Removed:", added: "Added:" };

export const Sentence = () => (
  <Redline
    words={WORDS}
    parts={[
      { state: "same", text: "Form submissions are kept for " },
      { state: "removed", text: "36" },
      { state: "added", text: "24" },
      { state: "same", text: " months." },
    ]}
  />
);

export const NewText = () => (
  <Redline words={WORDS} parts={[{ state: "added", text: "Reports have a mailbox of their own." }]} />
);
