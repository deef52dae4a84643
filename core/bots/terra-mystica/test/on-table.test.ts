import { playsAnyOrder } from '../../../../test/tools/on-table.ts';
import bot from '../bot.ts';

playsAnyOrder(bot, {
  from: { pile: 'reserve', joined: /^card-(6|7|8|9|10|11|12|13)$/ },
  first: { asked: 'which-first', told: 'first-letters' },
  options: { 'your-faction': 'witches', 'other-faction': 'mermaids', home: 'desert' },
});
