import { expect } from '@open-wc/testing';
import { plot } from '../../components/share/plot.ts';

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
