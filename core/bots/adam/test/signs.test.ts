import { expectTellable, signsOf } from '../../../../test/tools/tellable.ts';
import { wished } from '../boards/pieces.ts';
import { wishes } from '../cards.ts';

it('every two pieces that a prophecy looks for are told apart in every ink and by whatever eyes', () => {
  expectTellable(signsOf(wishes, 6, (wish) => wished(wish, { x: 0, y: 0, r: 5 })));
});
