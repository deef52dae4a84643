import type { Reader } from '../../core/engine/text.ts';

/** A space of a board in words; most are their own name. */
export function placeName(text: Reader, board: string, place: string): string {
  switch (board) {
    case 'expedition-rows': {
      const row = place.startsWith('n') ? 'north' : 'central';
      return text.text({ say: 'location-name', with: { row, place: Number(place.slice(1)) } });
    }
    case 'supply-numbers':
      return text.text({ say: 'supply-spot', with: { spot: place, number: 'none' } });
    default:
      return place;
  }
}
