import { rise } from './actions/cult.ts';
import { geometryOf } from './geometry.ts';
import { boardNow, withoutHex, type Mirror } from './mirror.ts';
import { reading } from './readings.ts';
import { factionOf, gain, heroOf, type State, type TerraTable } from './state.ts';
import { cults, highestLevel } from './tiles.ts';

const mostPoints = 40;
const mostCubes = 40;

/** Part of her faction card is not known: the player reads it, and enters what it gives her. */
export function isReadByPlayer(s: Readonly<State>): boolean {
  return factionOf(s).ability === 'unknown';
}

/** One thing after the other, until nothing more is given. */
export function herCard(s: State, table: TerraTable): void {
  const { board, faction } = s;
  const of = ['points', 'cult', 'cubes', ...(board ? (['hex'] as const) : []), 'nothing'] as const;
  const card = { deck: 'factions', card: faction };
  for (let more = 'no'; ; more = 'yes') {
    const what = table.choice({ say: 'card-gives', of, with: { faction, more }, card });
    switch (what) {
      case 'points':
        takePoints(s, table);
        break;
      case 'cult':
        climb(s, table);
        break;
      case 'cubes':
        s.cubes = table.count({ say: 'card-cubes', min: 0, max: mostCubes });
        table.tell('cubes', { count: s.cubes }, heroOf(s.cubes));
        break;
      case 'hex':
        if (board) takeHex(s, table, board);
        break;
      case 'nothing':
        return;
    }
  }
}

function takePoints(s: State, table: TerraTable): void {
  const points = table.count({ say: 'card-points', min: 1, max: mostPoints });
  gain(s, 'faction', points);
  table.tell('points', { points, provenance: 'owner' }, { hero: points });
}

function climb(s: State, table: TerraTable): void {
  const cult = table.choice({ say: 'card-cult', of: cults });
  const steps = table.count({ say: 'card-steps', min: 1, max: highestLevel, with: { cult } });
  rise(s, cult, steps);
  const values = { cult, steps, level: s.levels[cult].bot, priests: s.priests };
  table.tell('cult-step', values, { hero: steps });
}

function takeHex(s: State, table: TerraTable, board: Mirror): void {
  const free = geometryOf(s.map).land.filter((hex) => !board.pieces[hex]);
  const hex = table.place({ say: 'card-hex', of: free, board: boardNow(s, board) });
  const shown = { board: boardNow(s, board, [], hex) };
  const is = table.choice({ say: 'card-hex-is', of: ['closed', 'hers', 'open'], with: { hex }, ...shown });
  board.taken = { ...withoutHex(board.taken ?? {}, hex), ...(is === 'open' ? {} : { [hex]: is }) };
  table.tell(
    'hex-taken',
    { hex, is },
    { hero: hex, because: [reading('hers')], board: boardNow(s, board, [], hex) },
  );
}
