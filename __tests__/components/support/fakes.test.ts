test("only a popover that is shown matches :popover-open", () => {
  const popover = document.createElement("div");
  expect(() => popover.showPopover()).toThrow("not a popover");
  popover.setAttribute("popover", "manual");
  expect(popover.matches(":popover-open")).toBe(false);
  popover.showPopover();
  expect(popover.matches(":popover-open")).toBe(true);
  expect(() => popover.showPopover()).toThrow("already shown");
  popover.hidePopover();
  expect(popover.matches(":popover-open")).toBe(false);
});
