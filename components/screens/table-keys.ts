import type { View } from '../../core/engine/session.ts';

/** What presenters, page turners and keyboards send. */
const keys: Readonly<Record<string, 'main' | 'undo' | 'repeat' | 'why'>> = {
  ' ': 'main',
  Enter: 'main',
  PageDown: 'main',
  ArrowRight: 'main',
  PageUp: 'undo',
  ArrowLeft: 'undo',
  Backspace: 'undo',
  r: 'repeat',
  w: 'why',
  '?': 'why',
};

/** A key on the table; nothing while a dialog is open, or where the key belongs to what has the focus. */
export function tableKey(
  event: KeyboardEvent,
  kind: View['kind'],
): 'main' | 'undo' | 'repeat' | 'why' | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return undefined;
  const path = event.composedPath();
  if (path.some((node) => node instanceof HTMLDialogElement)) return undefined;
  const pressed = event.key === ' ' || event.key === 'Enter';
  const onControl = path.some((node) => node instanceof HTMLElement && node.matches('button, a, input'));
  if (pressed && onControl) return undefined;
  const deed = keys[event.key];
  return deed === 'main' && kind === 'prompt' ? undefined : deed;
}
