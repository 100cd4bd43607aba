/** Skip link: the first focusable element; jumps to the main content. */
export const SkipLink = ({ text }: { text: string }) => (
  <a
    href="#main"
    sx={{
      variant: "buttons.primary",
      position: "fixed",
      top: 2,
      insetInlineStart: 2,
      zIndex: 30,
      transform: "translateY(-200%)",
      "&:focus": { transform: "none" },
      "@media print": { display: "none" },
    }}
  >
    {text}
  </a>
);
