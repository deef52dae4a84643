import type { Phrase, ShownCard } from '../../engine/bot.ts';
import { drawCard } from '../../engine/deck.ts';
import { cardOf } from './box.ts';
import {
  diveSteps,
  mostHatched,
  newEggs,
  schoolSize,
  scoredWeeks,
  type DecisionId,
  type DiveStep,
  type Marker,
} from './cards.ts';
import { levelOf } from './levels.ts';
import type { Key } from './phrases.ts';
import type { NautomaTable, State } from './state.ts';

/** What a step of this turn shows besides its sentence: the card, and why an upper symbol was passed over. */
interface Shown {
  readonly card?: ShownCard;
  readonly because?: readonly Phrase<Key>[];
}

/** «Ein Zug von Nautoma», p. 4: the top card, all its actions from top to bottom. */
export function turn(s: State, table: NautomaTable): void {
  s.allActivated = 0;
  s.allPlayed = 0;
  const id = drawCard(s.deck, s.deckMode, table, 'which-card') as DecisionId;
  const card = cardOf(s, table, id);
  s.card = id;
  const passedOver = adjustMarkers(s, table, card.marker, shown(s, 0));
  switch (card.action.kind) {
    case 'fish':
      playFish(s, table, { ...shown(s, 1), ...passedOver });
      break;
    case 'dive':
      dive(s, table, card.action.steps, passedOver);
  }
  s.turn += 1;
}

/** A card from the box has another face than ours of that number: it is not shown. */
function shown(s: Readonly<State>, row: number): Shown {
  return s.card === null || s.box !== null ? {} : { card: { deck: 'decisions', card: s.card, row } };
}

/** «Aktion: Wochenerfolgsmarker anpassen», p. 4. Returns why a symbol does not count. */
function adjustMarkers(s: State, table: NautomaTable, marker: Marker, extras: Shown): Shown {
  if (marker === 'none') return {};
  if (levelOf(s).side === 'none') return { because: [{ say: 'because-level-1', with: {} }] };
  if (s.week > scoredWeeks) return { because: [{ say: 'because-week-4', with: {} }] };
  switch (marker) {
    case 'place':
      placeMarker(s, table, extras);
      break;
    case 'remove':
      removeMarker(s, table, extras);
  }
  return {};
}

function placeMarker(s: State, table: NautomaTable, extras: Shown): void {
  if (s.divers === 0) {
    table.tell('place-none', {}, { because: [{ say: 'because-no-diver', with: {} }], ...extras });
    return;
  }
  s.divers -= 1;
  s.diversOnBoard += 1;
  table.tell('place', { onBoard: s.diversOnBoard }, { hero: 1, ...extras });
}

function removeMarker(s: State, table: NautomaTable, extras: Shown): void {
  if (s.diversOnBoard === 0) {
    table.tell('remove-none', {}, extras);
    return;
  }
  s.diversOnBoard -= 1;
  s.divers += 1;
  table.tell('remove', { onBoard: s.diversOnBoard }, { hero: 1, ...extras });
}

/** «Aktion: Tauchen», p. 4: from top to bottom, a missing symbol skips its step. */
function dive(s: State, table: NautomaTable, steps: readonly DiveStep[], passedOver: Shown): void {
  const shownOnCard = diveSteps.filter((step) => steps.includes(step));
  shownOnCard.forEach((step, index) => {
    const why = index === 0 ? passedOver : {}; // the upper symbol is no reason for what follows
    diveStep[step](s, table, { ...shown(s, diveSteps.indexOf(step) + 1), ...why });
  });
}

const diveStep = { school, hatch, eggs } as const satisfies Record<DiveStep, unknown>;

function school(s: State, table: NautomaTable, extras: Shown): void {
  const { young } = s;
  if (young < schoolSize) {
    table.tell('school-none', { young }, extras);
    return;
  }
  s.young -= schoolSize; // once a turn, even if she could repeat
  s.schools += 1;
  table.tell('school', { young: schoolSize }, { hero: schoolSize, ...extras });
}

function hatch(s: State, table: NautomaTable, extras: Shown): void {
  const hatched = Math.min(s.eggs, mostHatched);
  if (hatched === 0) {
    table.tell('hatch-none', {}, extras);
    return;
  }
  s.eggs -= hatched;
  s.young += hatched;
  table.tell('hatch', { eggs: hatched }, { hero: hatched, ...extras });
}

function eggs(s: State, table: NautomaTable, extras: Shown): void {
  s.eggs += newEggs;
  table.tell('eggs', { eggs: newEggs }, { hero: newEggs, ...extras });
}

/** «Aktion: Fischkarte spielen»: details do not matter to her; an all ability is the player's, once and now. */
function playFish(s: State, table: NautomaTable, extras: Shown): void {
  s.fish += 1;
  table.tell('fish', {}, { hero: 1, ...extras });
}

/** «In deinem Zug»: a diver of the player lands on an activated ability for all. */
export function allActivated(s: State, table: NautomaTable): void {
  s.allActivated += 1;
  s.eggs += 1;
  table.tell('all-activated', { eggs: 1, times: s.allActivated }, { hero: 1 });
}

/** «In deinem Zug»: the player plays a fish with a when-played ability for all. */
export function allPlayed(s: State, table: NautomaTable): void {
  s.allPlayed += 1;
  s.eggs += 4;
  table.tell('all-played', { eggs: 4, times: s.allPlayed }, { hero: 4 });
}
