/** The first stop of the Tab key: past the navigation to the words of the page. */
export const SkipLink = ({ text }: { text: string }) => (
  <a
    href="#main"
    sx={{
      variant: "buttons.primary",
      position: "fixed",
      top: 2,
      left: 2,
      zIndex: 30,
      transform: "translateY(-200%)",
      "&:focus": { transform: "none" },
    }}
  >
    {text}
  </a>
);
