import { useCallback, useEffect, useRef, useState } from "react";
import { tellInTurn } from "./tell-in-turn";

/**
 * Lets a control show what was chosen with the next frame, and tell of it once
 * that is on the screen: on a slow phone the address and what hangs on it take
 * longer than the control itself.
 * @param value what is chosen, as those who were told say
 * @param tell one and the same from drawing to drawing where parts depend on what this returns
 * @returns what the control shows, and what it calls with a choice
 */
export function useAnswerFirst<T>(value: T, tell: (value: T) => void): [T, (value: T) => void] {
  const [coming, setComing] = useState<{ readonly value: T }>();
  const takeBack = useRef<() => void>();
  useEffect(() => () => takeBack.current?.(), []);
  const choose = useCallback(
    (next: T): void => {
      takeBack.current?.();
      setComing({ value: next });
      takeBack.current = tellInTurn(() => {
        setComing(undefined);
        tell(next);
      });
    },
    [tell],
  );
  return [coming ? coming.value : value, choose];
}
