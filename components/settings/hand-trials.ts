import type { Phrase } from '../../core/engine/bot.ts';
import { countdowns, type Settings } from '../../core/store/settings.ts';
import { countDown } from '../../core/voice/countdown.ts';
import { createHeadset } from '../../core/voice/headset.ts';
import { feelKnocks } from '../../core/voice/knock.ts';
import { actOf, isOnSurface } from '../table/inputs.ts';

/** What a trial may do while it waits for the player. */
interface Trial {
  readonly title: string;
  readonly settings: Settings;
  tell(phrase: Phrase): void;
  /** It works: the trial is over. */
  arrive(): void;
}

/** Ends the waiting; undefined where the device cannot do it. */
type End = (() => void) | undefined;

/** A way to go on without a voice: its setting, what it can be set to, and how it is tried. */
interface Hand {
  readonly setting: 'countdown' | 'headset' | 'presenter' | 'tapAnywhere' | 'knock';
  readonly of: readonly (string | boolean)[];
  readonly begin: (trial: Trial) => End | Promise<End>;
}

const onOff = [true, false] as const;

/** By the name of their messages. */
export const hands: Readonly<Record<string, Hand>> = {
  countdown: { setting: 'countdown', of: countdowns, begin: tryCountdown },
  tap: { setting: 'tapAnywhere', of: onOff, begin: tryTap },
  presenter: { setting: 'presenter', of: onOff, begin: tryPresenter },
  headset: { setting: 'headset', of: onOff, begin: tryHeadset },
  knock: { setting: 'knock', of: onOff, begin: ({ arrive }) => feelKnocks(arrive) },
};

function tryCountdown({ settings, tell, arrive }: Trial): End {
  return countDown(Number(settings.countdown), (left) => {
    if (left > 0) tell({ say: 'table-countdown', with: { seconds: left } });
    else arrive();
  });
}

function tryTap({ arrive }: Trial): End {
  return during('click', (event) => {
    if (isOnSurface(event)) arrive();
  });
}

/** Keys that mean nothing at the table are named: a page turner may have to be set to other ones. */
function tryPresenter({ tell, arrive }: Trial): End {
  return during('keydown', (event) => {
    if (['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (actOf(event.key, true)) arrive();
    else tell({ say: 'settings-presenter-other', with: { key: event.key } });
  });
}

async function tryHeadset({ title, arrive }: Trial): Promise<End> {
  const headset = createHeadset({ next: arrive, back: arrive, repeat: arrive });
  return (await headset.start(title)) ? () => headset.stop() : undefined;
}

function during<N extends 'click' | 'keydown'>(name: N, act: (event: WindowEventMap[N]) => void): () => void {
  addEventListener(name, act);
  return () => removeEventListener(name, act);
}
