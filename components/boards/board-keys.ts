import type { Place, Point } from '../../core/look/board.ts';

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place that an arrow key leads to: near, and rather straight ahead than aside. */
export function nextInDirection(places: readonly Place[], from: string, key: string): string | undefined {
  const direction = directions[key];
  const here = places.find(({ id }) => id === from)?.at;
  if (!direction || !here) return undefined;
  return places
    .map(({ id, at }) => {
      const [dx, dy] = [at.x - here.x, at.y - here.y];
      const ahead = dx * direction.x + dy * direction.y;
      const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
      // What lies more aside than ahead is another key's, unless there is nothing else.
      const turned = Number(aside > 2 * ahead);
      return { id, ahead, turned, far: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((one, other) => one.turned - other.turned || one.far - other.far)[0]?.id;
}
