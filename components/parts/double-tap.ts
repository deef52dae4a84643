/** A tap so soon after another one, and so near, is its second half: milliseconds, and pixels that a finger shakes. */
const soon = 400;
const near = 24;

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isOnSheet: boolean;
}

let last: Tap | undefined;

/** The second half of a double tap meant what lay there before the sheet: on the sheet it would press what nobody has seen. */
function drop(event: MouseEvent): void {
  // A key, or a screen reader.
  if (event.detail === 0) return;
  const isOnSheet = event.composedPath().some((one) => one instanceof HTMLDialogElement);
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const opened = isOnSheet && last && !last.isOnSheet ? last : undefined;
  last = { x, y, at, isOnSheet };
  if (!opened || at - opened.at > soon || Math.hypot(x - opened.x, y - opened.y) > near) return;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener('click', drop, { capture: true });
