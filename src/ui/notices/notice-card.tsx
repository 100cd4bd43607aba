import { useEffect, useMemo, useRef, useState } from "react";
import { notice as noticeStyle } from "../../theme/styles/floating";
import { Icon } from "../icon";
import { NOTICE_DURATION_MS, type Notice } from "./notice";
import { VisuallyHidden } from "../visually-hidden";
import { useUiLabels } from "../labels";
import { Text } from "../primitives";

/** A notice that disappears after NOTICE_DURATION_MS without the pointer or the focus on it. */
export const NoticeCard = ({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) => {
  const [pausedBy, setPausedBy] = useState({ pointer: false, focus: false });
  const isPaused = pausedBy.pointer || pausedBy.focus;
  const { dismiss } = useUiLabels();
  const dismissRef = useRef(onDismiss);
  useEffect(() => {
    dismissRef.current = onDismiss;
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissRef.current(), NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
  const pauseHandlers = useMemo(() => {
    const setPause = (cause: keyof typeof pausedBy, isPausing: boolean) => () =>
      setPausedBy((causes) => ({ ...causes, [cause]: isPausing }));
    return {
      onPointerEnter: setPause("pointer", true),
      onPointerLeave: setPause("pointer", false),
      onFocus: setPause("focus", true),
      onBlur: setPause("focus", false),
    };
  }, []);
  const isFailure = notice.tone === "failure";
  return (
    <div
      role={isFailure ? "alert" : "status"}
      {...pauseHandlers}
      sx={{ ...noticeStyle, display: "flex", gap: 3, alignItems: "start" }}
    >
      <span sx={{ color: isFailure ? "error" : "success" }}>
        <Icon name={isFailure ? "triangle-alert" : "check"} />
      </span>
      <div sx={{ marginInlineEnd: "auto" }}>
        <Text variant="strong" color={isFailure ? "error" : "text"}>
          {notice.title}
        </Text>
        <Text variant="small">{notice.text}</Text>
      </div>
      <button type="button" onClick={onDismiss} sx={{ variant: "buttons.plain", p: 3, m: -3 }}>
        <Icon name="x" size={20} />
        <VisuallyHidden>{dismiss}</VisuallyHidden>
      </button>
    </div>
  );
};
