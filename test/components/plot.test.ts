import { expect, fixture, html } from '@open-wc/testing';
import { courseOf, type Counted } from '../../components/share/course.ts';
import { plot } from '../../components/share/plot.ts';
import '../../components/share/points-plot.ts';
import { shareTexts } from '../../components/share/texts.ts';
import { isTurn } from '../../core/engine/your-points.ts';
import { games } from '../tools/games.ts';
import { randomGame } from '../tools/random-game.ts';
import { testContext } from './fixtures.ts';

const inks = { ink: '#000', ink2: '#444', line: '#888', ctl: '#666', ground: '#fff' };

it('the names of two who have equal points do not lie on each other', () => {
  const course = [
    { turn: 1, points: 0 },
    { turn: 2, points: 50 },
    { turn: 3, points: 101, you: 101 },
  ];
  const { shapes } = plot({ course, turning: [], youLabel: 'you', botLabel: 'Automa' }, inks);
  const names = shapes.flatMap((shape) =>
    shape.kind === 'text' && /you|Automa/.test(shape.content) ? [shape.y] : [],
  );
  expect(names.length).to.equal(2);
  expect(Math.abs(names[0]! - names[1]!) >= 15).to.equal(true);
});

describe('where a game turned', () => {
  /** What is told of it: the title, the turning points, the first column of the table. */
  async function told(course: readonly Counted[], { rules } = games[0]!) {
    const { textWith } = await testContext('en');
    const { texts } = await rules();
    const shown = await fixture(
      html`<points-plot .text=${textWith(texts, shareTexts)} .course=${course}></points-plot>`,
    );
    const lines = (of: string) =>
      [...shown.shadowRoot!.querySelectorAll(of)].map(({ textContent }) => textContent.trim());
    return { title: lines('h2').join(), turning: lines('li'), names: lines('tr th:first-child') };
  }
  const until = (unit: 'round' | 'week' | undefined, ...points: readonly number[]): Counted[] =>
    points.map((now, n) => ({ turn: n + 1, points: now, ...(unit ? { unit, round: n + 1 } : {}) }));
  const end: Counted = { turn: 4, points: 40, you: 30, isEnd: true };

  for (const [unit, name] of [
    [undefined, 'turn'],
    ['round', 'round'],
    ['week', 'week'],
  ] as const)
    it(`is told by the ${name}`, async () => {
      const course = until(unit, 5, 15, 18, 31, 33);
      const { title, turning, names } = await told([...course.slice(0, -1), { ...course.at(-1)!, you: 30 }]);
      expect(title).to.equal(`Points by ${name}`);
      expect(turning[0]).to.equal(`Biggest jump: ${name} 4, +13.`);
      expect(turning[1]).to.match(new RegExp(`^In ${name} 4 .+ passes your final score\\.$`));
      expect(names.at(-1)).to.equal('5');
    });

  it('may be what was scored at the end: that is no turn', async () => {
    const { turning, names } = await told([...until(undefined, 5, 12, 15), end]);
    expect(turning[0]).to.equal('Biggest jump: at the end, +25.');
    expect(turning[1]).to.match(/^At the end .+ passes your final score\.$/);
    expect(names).to.deep.equal(['Turn', 'End']);
  });

  for (const { id, rules } of games)
    it(`is counted in the turns that a game with ${id} had, and in its end`, async () => {
      const bot = await rules();
      const { session } = randomGame(bot, 3);
      const score = bot.scoring.score(session.state)!;
      const course = courseOf({ session, log: session.deeds, record: {} }, score);
      const turns = session.turns.filter(isTurn).map((_, n) => n + 1);
      const counts = bot.shows(session.state).trackers.some((one) => one.id === 'points');
      expect(course.filter(({ isEnd }) => !isEnd).map(({ turn }) => turn)).to.deep.equal(counts ? turns : []);
      expect(course.at(-1)?.points).to.equal(counts ? score.bot : undefined);
    });
});
