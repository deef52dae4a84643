import { expect } from '@open-wc/testing';
import { diveSteps, markers, type AchievementId, type CardSet, type DecisionCard } from '../cards.ts';
import type { State } from '../state.ts';
import type { Answer, Prompt } from '../../../engine/bot.ts';
import { below, seeded, type HasRng } from '../../../engine/rng.ts';
import { bot, runWith, table } from './table.ts';

const turns = 6000;
const weekEnds = 3000;

/** What lies before her, piece by piece, and what was said to do. */
interface Area {
  readonly pieces: string[];
  /** Her divers on the achievement board. */
  readonly board: string[];
  readonly said: string[];
}

const rows = (s: State): Area => ({
  pieces: [
    ...Array<string>(s.fish).fill('fish'),
    ...Array<string>(s.schools).fill('school'),
    ...Array<string>(s.young).fill('young'),
    ...Array<string>(s.eggs).fill('egg'),
    ...Array<string>(s.divers).fill('diver'),
  ],
  board: Array<string>(s.diversOnBoard).fill('diver'),
  said: [],
});

/** Takes one such piece away, if there is one. */
function takes(pieces: string[], kind: string): boolean {
  const at = pieces.indexOf(kind);
  if (at >= 0) pieces.splice(at, 1);
  return at >= 0;
}

/** «Ein Zug von Nautoma», p. 4, read line by line with the pieces in hand. */
function readTurn(s: State, { marker, action }: DecisionCard): Area {
  const area = rows(s);
  const { pieces, board, said } = area;
  const isSkipped = s.level === 1 || s.week === 4;
  if (marker === 'place' && !isSkipped) {
    if (takes(pieces, 'diver')) {
      board.push('diver');
      said.push('place');
    } else said.push('place-none');
  }
  if (marker === 'remove' && !isSkipped) {
    if (takes(board, 'diver')) {
      pieces.push('diver');
      said.push('remove');
    } else said.push('remove-none');
  }
  if (action.kind === 'fish') {
    pieces.push('fish');
    said.push('fish');
    return area;
  }
  if (action.steps.includes('school')) {
    const young = pieces.filter((one) => one === 'young').length;
    if (young < 3) said.push('school-none');
    else {
      for (let n = 0; n < 3; n++) takes(pieces, 'young');
      pieces.push('school');
      said.push('school');
    }
  }
  if (action.steps.includes('hatch')) {
    const hatched = [1, 2, 3, 4].filter(() => takes(pieces, 'egg')).length;
    for (let n = 0; n < hatched; n++) pieces.push('young');
    said.push(hatched === 0 ? 'hatch-none' : `hatch ${hatched}`);
  }
  if (action.steps.includes('eggs')) {
    pieces.push('egg', 'egg');
    said.push('eggs');
  }
  return area;
}

/** Counts of an area, so that the order of its pieces does not matter. */
const counted = ({ pieces, board, said }: Area) => ({
  ...Object.fromEntries(
    ['fish', 'school', 'young', 'egg', 'diver'].map((kind) => [
      kind,
      pieces.filter((one) => one === kind).length,
    ]),
  ),
  board: board.length,
  said,
});

const levels = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'];

const dicing = (dice: HasRng) => ({
  any: <T>(list: readonly T[]): T => list[below(dice, list.length)]!,
  upTo: (most: number): number => below(dice, most + 1),
});

/** Any card that could be printed, not only ours. */
function anyCard(dice: HasRng): DecisionCard {
  const { any, upTo } = dicing(dice);
  const { id, number } = any(bot.cards.shipped.decisions);
  const steps = diveSteps.filter(() => upTo(2) > 0);
  const dives = upTo(3) > 0;
  return {
    id,
    number,
    marker: any(markers),
    action: dives ? { kind: 'dive', steps: steps.length > 0 ? steps : ['eggs'] } : { kind: 'fish' },
    provenance: 'owner',
  };
}

const withCard = (card: DecisionCard): CardSet => ({
  ...bot.cards.shipped,
  decisions: bot.cards.shipped.decisions.map((one) => (one.id === card.id ? card : one)),
});

const belongings = (dice: HasRng): Partial<State> => {
  const { upTo } = dicing(dice);
  const diversOnBoard = upTo(6);
  return {
    ...{ fish: upTo(12), schools: upTo(9), young: upTo(9), eggs: upTo(9) },
    ...{ diversOnBoard, divers: 6 - diversOnBoard },
  };
};

/** Compared as text: it is much faster, and only a difference needs to be shown. */
function same(real: unknown, plain: unknown, where: string): void {
  if (JSON.stringify(real) !== JSON.stringify(plain)) expect(real, where).to.deep.equal(plain);
}

describe('Nautoma: a second reading of the rulebook', () => {
  it(`plays as the bot does in ${turns} turns`, () => {
    const dice = { rng: seeded(16) };
    const { any, upTo } = dicing(dice);
    const seen = new Set<string>();
    for (let n = 0; n < turns; n++) {
      const card = anyCard(dice);
      const s = table(
        { level: any(levels), board: any(['a', 'b']), deck: 'built-in' },
        {
          ...belongings(dice),
          week: 1 + upTo(3),
          turn: 1 + upTo(5),
          deck: { known: [card.id], hidden: 0, pool: [] },
        },
        withCard(card),
      );
      const { state, steps } = runWith(s, 'turn', () => expect.fail('nothing is to be asked'));
      const said = steps.map(({ say, hero }) => (say === 'hatch' ? `hatch ${String(hero)}` : say));
      same(counted({ ...rows(state), said }), counted(readTurn(s, card)), `turn ${n}`);
      expect(state.turn).to.equal(s.turn + 1);
      for (const one of said) seen.add(one);
    }
    // The tables were such that everything happened.
    expect([...seen].sort()).to.deep.equal([
      ...['eggs', 'fish', 'hatch 1', 'hatch 2', 'hatch 3', 'hatch 4', 'hatch-none'],
      ...['place', 'place-none', 'remove', 'remove-none', 'school', 'school-none'],
    ]);
  });

  /** «Wochenerfolg werten», p. 5, and «Spick-Wertung am Ende einer Woche», with what is printed and what lies there. */
  function readWeekEnd(s: State, yours: number, inColumn: number, inRows: number) {
    let achievement = 0;
    let bonus = 0;
    let yourBonus = 0;
    if (s.level > 1) {
      const name = s.board === 'a' ? s.cards.sideA.achievements[s.week - 1] : s.achievements[s.week - 1];
      const printed = s.cards.achievements.find(({ id }) => id === name)!;
      let value = s.level < 4 ? printed.calm : printed.stormy;
      for (let diver = 0; diver < s.diversOnBoard; diver++) value += 1;
      for (let time = 0; time < value; time++) achievement += printed.points!;
      if (s.level === 5 && s.board === 'b') {
        const most = Math.max(achievement, yours);
        if (achievement === most) bonus = 3;
        if (yours === most) yourBonus = 3;
      }
    }
    let spick = 0;
    if (s.spick) {
      for (let fish = 0; fish < inColumn; fish++) spick += s.spick.strength;
      for (let fish = 0; fish < inRows; fish++) spick -= 1;
      if (spick < 0) spick = 0;
    }
    return { achievement, bonus, spick, yourBonus };
  }

  /** «Ende des Spiels», p. 6: every piece in turn, and what was noted. */
  function readScore(s: State): number {
    const [fish, school] = s.level <= 2 ? [3, 5] : [4, 6];
    let points = 0;
    let eggs = 0;
    for (const piece of rows(s).pieces) {
      if (piece === 'fish') points += fish;
      if (piece === 'school') points += school;
      if (piece === 'young') points += 1;
      if (piece === 'egg') eggs += 1;
    }
    while (eggs >= 2) {
      eggs -= 2;
      points += 1;
    }
    for (const { achievement, bonus, spick } of s.scored) {
      if (s.level > 1) points += achievement + bonus;
      if (s.spick) points += spick;
    }
    return points;
  }

  it(`scores as the bot does at ${weekEnds} ends of a week`, () => {
    const dice = { rng: seeded(17) };
    const { any, upTo } = dicing(dice);
    const seen = new Set<string>();
    for (let n = 0; n < weekEnds; n++) {
      const { achievements, sideA } = bot.cards.shipped;
      const week = 1 + upTo(2);
      const tile = () => achievements.filter((one) => one.week === week)[upTo(5)]!.id;
      const cards: CardSet = {
        ...bot.cards.shipped,
        achievements: achievements.map((one) => ({
          ...one,
          calm: upTo(5),
          stormy: upTo(6),
          points: 1 + upTo(3),
        })),
        sideA: { ...sideA, achievements: sideA.achievements.with(week - 1, tile()) },
      };
      const options = {
        level: any(levels),
        board: any(['a', 'b']),
        spick: any(['off', 'x-2', 'x-3', 'x-4']),
      };
      const tiles: (AchievementId | null)[] = [null, null, null];
      const s = table(
        { ...options, deck: 'built-in' },
        { ...belongings(dice), week, turn: 7, achievements: tiles.with(week - 1, tile()) },
        cards,
      );
      const [column, inRows, yours] = [upTo(6), upTo(6), upTo(30)];
      const answer = ({ say }: Prompt): Answer =>
        ({ 'spick-column': column, 'spick-rows': inRows, 'your-achievement': yours })[say] ??
        expect.fail(`nobody knows ${say}`);
      const before = s.spick ? { ...s, spick: { ...s.spick, card: 'spick-6' as const } } : s;
      const { state } = runWith(before, 'week-end', answer);
      const { achievement, bonus, spick, yourBonus } = state.scored[0]!;
      const read = readWeekEnd(before, yours, column, inRows);
      same({ achievement, bonus, spick, yourBonus }, read, `week end ${n}`);
      const back = s.level > 1 ? 0 : s.diversOnBoard;
      expect([state.diversOnBoard, state.week, state.turn]).to.deep.equal([back, week + 1, 1]);
      const points = bot.shows(state).trackers.find(({ id }) => id === 'points')!.value;
      expect(points, `points after week end ${n}`).to.equal(readScore(state));
      seen.add(`${bonus}${yourBonus} ${spick > 0} ${s.level}${s.board}`);
    }
    // With and without Spick points: nine tables without extra points, and three results of level 5 on side B.
    expect(seen.size).to.equal(2 * (9 + 3));
  });
});
