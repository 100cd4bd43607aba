import { useEffect, useMemo, useRef, useState } from "react";
import { notice as noticeStyle } from "../../../theme/styles/floating";
import { Icon } from "../icon";
import { NOTICE_TIME, type Notice } from "./notice";
import { VisuallyHidden } from "../visually-hidden";
import { useUiLabels } from "../labels";
import { Text } from "../text";

/** A notice; it goes by itself, unless the mouse or the focus is on it. */
export const NoticeCard = ({ notice, onGone }: { notice: Notice; onGone: () => void }) => {
  const [holders, setHolders] = useState({ pointer: false, focus: false });
  const isPaused = holders.pointer || holders.focus;
  const { dismiss } = useUiLabels();
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => gone.current(), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [isPaused]);
  const hold = useMemo(() => {
    const by = (holder: keyof typeof holders, pauses: boolean) => () =>
      setHolders((others) => ({ ...others, [holder]: pauses }));
    return {
      onPointerEnter: by("pointer", true),
      onPointerLeave: by("pointer", false),
      onFocus: by("focus", true),
      onBlur: by("focus", false),
    };
  }, []);
  const failed = notice.tone === "failure";
  return (
    <div
      role={failed ? "alert" : "status"}
      {...hold}
      sx={{ ...noticeStyle, display: "flex", gap: 3, alignItems: "start" }}
    >
      <span sx={{ color: failed ? "error" : "success" }}>
        <Icon name={failed ? "triangle-alert" : "check"} />
      </span>
      <div sx={{ mr: "auto" }}>
        <Text variant="strong" color={failed ? "error" : "text"}>
          {notice.title}
        </Text>
        <Text variant="small">{notice.text}</Text>
      </div>
      <button type="button" onClick={onGone} sx={{ variant: "buttons.plain", p: 3, m: -3 }}>
        <Icon name="x" size={20} />
        <VisuallyHidden>{dismiss}</VisuallyHidden>
      </button>
    </div>
  );
};
