import { expect } from '@open-wc/testing';
import type { DecisionCard } from '../cards.ts';
import type { State } from '../state.ts';
import { play } from '../../../engine/play.ts';
import { because, bot, german, run, table } from './table.ts';

describe('Nautoma: final scoring', () => {
  const has: Partial<State> = {
    week: 4,
    turn: 7,
    fish: 10,
    schools: 8,
    young: 5,
    eggs: 7,
    scored: [4, 6, 2].map((achievement) => ({ achievement, bonus: 0, spick: 0, yours: null, yourBonus: 0 })),
  };
  const levels: [level: string, points: number][] = [
    ['level-1', 30 + 40 + 5 + 3],
    ['level-2', 30 + 40 + 5 + 3 + 12],
    ['level-3', 40 + 48 + 5 + 3 + 12],
    ['level-4', 40 + 48 + 5 + 3 + 12],
    ['level-5', 40 + 48 + 5 + 3 + 12],
  ];
  for (const [level, points] of levels)
    it(`${level}: ${points}`, () => {
      const { state } = run(table({ level }, has), 'end', 90);
      expect(bot.scoring.score(state)!.bot).to.equal(points);
    });

  it('is told as a sum, with every line as a reason', () => {
    const told = run(table({}, has), 'end', 97);
    expect(told.said).to.deep.equal(['90 Punkte hat Nautoma.', '7 Punkte Vorsprung: du gewinnst.']);
    expect(because(told)).to.deep.equal([
      '30 Punkte für 10 Fische, 3 je Fisch',
      '40 Punkte für 8 Schwärme, 5 je Schwarm',
      '5 Punkte für 5 Jungfische',
      '3 Punkte für 7 Eier, 1 für je 2',
      '12 Punkte für Wochenerfolge',
    ]);
  });

  const verdicts: [you: number, said: string, verdict: string, margin: string][] = [
    [91, '1 Punkt Vorsprung: du gewinnst.', 'Gewonnen', 'mit 1 Punkt Abstand'],
    [90, 'Gleich viele Punkte: du gewinnst.', 'Gewonnen', 'bei gleich vielen Punkten'],
    [88, '2 Punkte fehlen dir: Nautoma gewinnt.', 'Verloren', 'mit 2 Punkten Abstand'],
  ];
  for (const [you, said, verdict, margin] of verdicts)
    it(`${you} against 90: ${verdict}`, () => {
      const end = run(table({}, has), 'end', you);
      expect(end.said.at(-1)).to.equal(said);
      const score = bot.scoring.score(end.state)!;
      expect([german.text(score.verdict), german.part(score.verdict, 'hint')]).to.deep.equal([
        verdict,
        margin,
      ]);
      expect(score.isWon).to.equal(you >= 90);
    });

  const account = { fish: 50, schools: 24, young: 3, eggs: 9, achievements: 14, other: 2 };

  it('asks for all lines at once, beside hers; on level 5 the achievements are filled in', () => {
    const lines = run(table({ account: 'lines' }, has), 'end', account);
    expect(lines.asked[0]!.expects).to.deep.include({
      account: {
        most: 99,
        mostOf: { fish: 199 },
        bot: { fish: 30, schools: 40, young: 5, eggs: 3, achievements: 12 },
      },
    });
    expect(lines.asked[0]!.expects).not.to.have.property('start');
    expect(bot.scoring.score(lines.state)!.lines).to.deep.equal([
      { id: 'fish', bot: 30, you: 50 },
      { id: 'schools', bot: 40, you: 24 },
      { id: 'young', bot: 5, you: 3 },
      { id: 'eggs', bot: 3, you: 9 },
      { id: 'achievements', bot: 12, you: 14 },
      { id: 'other', you: 2 },
    ]);
    const scored = [{ achievement: 8, bonus: 3, spick: 0, yours: 8, yourBonus: 3 }];
    const level5 = run(table({ level: 'level-5', board: 'b', account: 'lines' }, { ...has, scored }), 'end', {
      ...account,
      achievements: 11,
    });
    expect(level5.asked[0]!.expects).to.deep.include({ start: { achievements: 11 } });
    expect(bot.scoring.score(level5.state)!.lines).to.deep.include({ id: 'achievements', bot: 11, you: 11 });
  });

  it('shows her Spick points beside the player’s other points', () => {
    const scored = [{ achievement: 4, bonus: 0, spick: 5, yours: null, yourBonus: 0 }];
    const s = table({ account: 'lines', spick: 'x-2' }, { ...has, scored });
    const { asked } = run(s, 'end', account);
    expect(asked[0]!.expects).to.have.nested.property('account.bot.other', 5);
  });

  it('says whether the three extra points of side B belong to the player’s', () => {
    const hint = (s: State) => german.part(play(bot, s, 'end', []).prompt!, 'hint');
    const scored = [3, 0, 3].map((yourBonus) => ({
      achievement: 2,
      bonus: 0,
      spick: 0,
      yours: 2,
      yourBonus,
    }));
    expect(hint(table({ level: 'level-5', board: 'b' }, { ...has, scored }))).to.equal(
      'Zähle nach den Regeln des Grundspiels, mit deinen 6 zusätzlichen Punkten.',
    );
    const none = scored.map((week) => ({ ...week, yourBonus: 0 }));
    expect(hint(table({ level: 'level-5', board: 'b' }, { ...has, scored: none }))).to.equal(
      'Zähle nach den Regeln des Grundspiels, ohne zusätzliche Punkte.',
    );
    expect(hint(table({ level: 'level-4', board: 'b' }, has))).to.equal(
      'Zähle nach den Regeln des Grundspiels, ohne die 3 zusätzlichen je Woche.',
    );
    expect(hint(table({}, has))).to.equal('Zähle nach den Regeln des Grundspiels.');
    const lines = table({ level: 'level-4', board: 'b', account: 'lines' }, has);
    expect(hint(lines)).to.match(/Grundspiels, ohne die 3 zusätzlichen je Woche\. Sonstiges: /);
  });

  it('counts Spick points on level 1 too', () => {
    const scored = [{ achievement: 0, bonus: 0, spick: 5, yours: null, yourBonus: 0 }];
    const { state } = run(table({ level: 'level-1', spick: 'x-2' }, { ...has, scored }), 'end', 90);
    expect(bot.scoring.score(state)!.lines).to.deep.include({ id: 'spick', bot: 5 });
    expect(bot.scoring.score(state)!.bot).to.equal(83);
  });
});

describe('Nautoma: cards', () => {
  it('from the box are described once and then known by their number', () => {
    const first = run(table({ deck: 'from-box' }), 'turn', 'card-3', 'place', 'dive', 'school-eggs');
    expect(first.said).to.deep.equal([
      '1 Taucher aufs Erfolgstableau.',
      '1 Jungfisch: noch kein Schwarm.',
      '2 neue Eier aus dem Vorrat zu ihr.',
    ]);
    const nextWeek = run({ ...first.state, turn: 7 }, 'week-end').state;
    expect(run(nextWeek, 'turn', 'card-3').questions).to.deep.equal(['which-card']);
  });

  it('from the box are there at the next table, where their upper area was asked for', () => {
    const { state } = run(table({ deck: 'from-box' }), 'turn', 'card-3', 'place', 'dive', 'school-eggs');
    expect(bot.cards.accepts(state.cards)).to.equal(true);
    expect(state.cards.decisions[2]).to.deep.equal({
      ...{ id: 'card-3', number: 3, marker: 'place' },
      ...{ action: { kind: 'dive', steps: ['school', 'eggs'] }, provenance: 'owner' },
    });
    expect(run(table({ deck: 'from-box' }, {}, state.cards), 'turn', 'card-3').questions).to.deep.equal([
      'which-card',
    ]);
    const half = run(table({ deck: 'from-box', level: 'level-1' }), 'turn', 'card-3', 'fish').state;
    expect(half.cards).to.deep.equal(bot.cards.shipped);
  });

  it('are what the game began with', () => {
    const eggs = (card: DecisionCard): DecisionCard => ({
      ...card,
      marker: 'none',
      action: { kind: 'dive', steps: ['eggs'] },
    });
    const cards = { ...bot.cards.shipped, decisions: bot.cards.shipped.decisions.map(eggs) };
    expect(bot.cards.accepts(cards)).to.equal(true);
    expect(run(table({}, {}, cards), 'turn', 'card-1').said).to.deep.equal([
      '2 neue Eier aus dem Vorrat zu ihr.',
    ]);
  });

  it('are refused when one is missing, twice there or out of range', () => {
    const { decisions, achievements } = bot.cards.shipped;
    const [first] = achievements;
    expect(bot.cards.accepts(bot.cards.shipped)).to.equal(true);
    expect(bot.cards.accepts({ ...bot.cards.shipped, decisions: decisions.slice(1) })).to.equal(false);
    expect(
      bot.cards.accepts({ ...bot.cards.shipped, decisions: [decisions[1], ...decisions.slice(1)] }),
    ).to.equal(false);
    expect(
      bot.cards.accepts({
        ...bot.cards.shipped,
        achievements: [{ ...first, calm: -1 }, ...achievements.slice(1)],
      }),
    ).to.equal(false);
    expect(bot.cards.accepts(null)).to.equal(false);
  });

  it('have the structure of the ruling', () => {
    const { decisions, spick, achievements } = bot.cards.shipped;
    const count = (fits: (card: DecisionCard) => boolean) => decisions.filter(fits).length;
    expect(count(({ action }) => action.kind === 'fish')).to.equal(3);
    expect(count(({ action }) => action.kind === 'dive')).to.equal(4);
    expect(count(({ action }) => action.kind === 'dive' && action.steps.length === 3)).to.equal(2);
    expect(count(({ marker }) => marker === 'place')).to.equal(3);
    expect(count(({ marker }) => marker === 'remove')).to.equal(1);
    expect(spick.find((card) => card.number === 6)).to.deep.include({ column: 'right', rows: [2, 3] });
    for (const week of [1, 2, 3])
      expect(achievements.filter((one) => one.week === week).map(({ row }) => row)).to.deep.equal([
        1, 2, 3, 4, 5, 6,
      ]);
    expect(achievements.every((one) => one.stormy > one.calm)).to.equal(true);
  });
});
