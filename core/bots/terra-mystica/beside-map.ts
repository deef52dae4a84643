import { merchantSpaces } from './actions/cover.ts';
import type { State, TerraTable } from './state.ts';
import { cults, powerActions, priestSpaces, type Cult } from './tiles.ts';

/** What lies beside the map, as the player sees it. */
export function putPowerRight(s: State, table: TerraTable): void {
  s.covered = [...table.several({ say: 'right-power', of: powerActions })];
}

export function putFavoursRight(s: State, table: TerraTable): void {
  s.favours = [...table.several({ say: 'right-favours', of: cults })];
}

export function putMerchantsRight(s: State, table: TerraTable): void {
  const spaces = merchantSpaces(s, table);
  const of = Array.from({ length: spaces }, (_, index) => `place-${index + 1}`);
  s.merchantsCovered = table
    .several({ say: 'right-merchants', of })
    .map((place) => Number(place.slice('place-'.length)));
}

/** Priests stay: which spaces of the track are free? */
export function putSpacesRight(s: State, table: TerraTable, cult: Cult): void {
  const of = priestSpaces.map((steps, index) => `space-${index}-${steps}`);
  const free = table.several({ say: 'right-spaces', of, with: { cult } });
  s.spaces[cult] = free.map((space) => Number(space.slice(-1)));
}
