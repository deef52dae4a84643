import type { ReactiveControllerHost } from 'lit';
import type { View } from '../../core/engine/session.ts';
import type { Acts } from './acts.ts';

type KeyAct = keyof Pick<Acts, 'main' | 'undo' | 'repeat' | 'why'>;

/** What a keyboard always does. */
const keyboard: Readonly<Record<string, KeyAct>> = {
  ' ': 'main',
  Enter: 'main',
  ArrowRight: 'main',
  ArrowLeft: 'undo',
  Backspace: 'undo',
  r: 'repeat',
  w: 'why',
  '?': 'why',
};

/** What presenters and page turners send besides; on a keyboard these move the page, so they can be given back. */
const presenter: Readonly<Record<string, KeyAct>> = {
  PageDown: 'main',
  ArrowDown: 'main',
  PageUp: 'undo',
  ArrowUp: 'undo',
  '.': 'repeat',
  b: 'repeat',
};

export function actOf(key: string, withPresenter: boolean): KeyAct | undefined {
  return keyboard[key] ?? (withPresenter ? presenter[key] : undefined);
}

/** The key is meant for a control that has the focus. */
export const isOnControl = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof HTMLElement && node.matches('button, a, input'));

const isDialog = (node: EventTarget): boolean => node instanceof HTMLDialogElement;

export const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** What is typed anywhere is for the answer in front; not while a sheet lies over the table. */
export function onTyping(host: ReactiveControllerHost, type: (event: KeyboardEvent) => void): void {
  const press = (event: KeyboardEvent): void => {
    if (!isShortcut(event) && !event.composedPath().some(isDialog)) type(event);
  };
  // Before the table's own keys: what is typed here means nothing else.
  host.addController({
    hostConnected: () => addEventListener('keydown', press, { capture: true }),
    hostDisconnected: () => removeEventListener('keydown', press, { capture: true }),
  });
}

/** A key on the table; nothing while a dialog is open, or where the key belongs to what has the focus. */
export function tableKey(
  event: KeyboardEvent,
  kind: View['kind'],
  withPresenter: boolean,
): KeyAct | undefined {
  if (event.defaultPrevented || isShortcut(event) || event.repeat) return undefined;
  if (event.composedPath().some(isDialog)) return undefined;
  const pressed = event.key === ' ' || event.key === 'Enter';
  if (pressed && isOnControl(event)) return undefined;
  const act = actOf(event.key, withPresenter);
  return act === 'main' && kind === 'prompt' ? undefined : act;
}

/**
 * Where a tap means something of its own: controls, the gaps between them, and drawings whose spaces can be tapped
 * or that can be moved.
 */
const meant = 'button, a, input, select, label, dialog, nav, [role=button], [tabindex], .events, .taps';

/** A tap on the bare table. */
export function isOnSurface(event: Event): boolean {
  return !event.composedPath().some((node) => node instanceof Element && node.matches(meant));
}
