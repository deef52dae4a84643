/**
 * Drawings for the page itself, a tenth as long: paths told in steps instead of places, so that what is drawn many times reads
 * alike and is packed to next to nothing; paths of one paint in one, where nothing between them is covered; none out of sight.
 */
const sizes = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

const short = (value) => Number(value.toFixed(1));

/** Which of a command's numbers are measured along which axis; the first five of an arc are no places. */
function axisOf(command, i) {
  if (command === 'H') return 'x';
  if (command === 'V') return 'y';
  if (command === 'A') return [, , , , , 'x', 'y'][i];
  return i % 2 === 0 ? 'x' : 'y';
}

/**
 * The path in steps from where it begins, where it ends, and the box around it. Each step is shortened by itself: what is drawn
 * many times has the same steps wherever it lies.
 */
function measured(d) {
  const at = { x: 0, y: 0 };
  const exact = { x: 0, y: 0 };
  let begin = [at, exact];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const reach = ({ x, y }, by = 0) => {
    box.left = Math.min(box.left, x - by);
    box.right = Math.max(box.right, x + by);
    box.top = Math.min(box.top, y - by);
    box.bottom = Math.max(box.bottom, y + by);
  };
  const steps = [];
  let start;
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let n = 0; n === 0 || n < numbers.length; n += sizes[command] || 1) {
      const [from, before] = [{ ...at }, { ...exact }];
      const step = numbers.slice(n, n + sizes[command]).map((value, i) => {
        const axis = axisOf(command, i);
        if (!axis) return short(value);
        exact[axis] = letter === command ? value : before[axis] + value;
        const by = short(exact[axis] - before[axis]);
        at[axis] = from[axis] + by;
        reach(at);
        return by;
      });
      if (command === 'A') {
        // The smaller part of a circle lies in the circle around its chord.
        const [x, y] = [(from.x + at.x) / 2, (from.y + at.y) / 2];
        reach({ x, y }, step[3] === 1 ? 2 * step[0] : Math.hypot(step[5], step[6]) / 2);
      }
      if (command === 'M') begin = [{ ...at }, { ...exact }];
      if (command === 'Z') [at, exact].forEach((point, n) => Object.assign(point, begin[n]));
      start ??= { ...at };
      steps.push({ letter: command.toLowerCase(), numbers: told(step) });
    }
  }
  return { start, end: at, steps: inARow(steps.slice(1)), box };
}

const told = (numbers) =>
  numbers
    .join(' ')
    .replaceAll(' -', '-')
    .replace(/(?<!\d)0(?=\.)/g, '');

/** A letter counts until another one comes. */
const inARow = (steps) =>
  steps
    .map(({ letter, numbers }, n) => {
      const isSame = letter !== 'm' && letter !== 'z' && letter === steps[n - 1]?.letter;
      return isSame ? numbers.replace(/^(?!-)/, ' ') : `${letter}${numbers}`;
    })
    .join('');

const meet = (one, other, by = 0.6) =>
  one.left + by < other.right &&
  other.left + by < one.right &&
  one.top + by < other.bottom &&
  other.top + by < one.bottom;

/** Each path joins an earlier one of its paint, unless something drawn since lies below it. */
function joined(paths, sight) {
  const made = [];
  for (const { paint, ...path } of paths.filter(({ box }) => meet(box, sight))) {
    const covered = made.findLastIndex(({ boxes }) => boxes.some((box) => meet(box, path.box)));
    const same = made.findLastIndex((one) => one.paint === paint);
    const isOwn = same >= 0 && same === covered && paint.includes('fill="none"');
    const { start, end, steps, box } = path;
    if (same > covered || isOwn) {
      const last = made[same];
      last.d += `m${told([start.x - last.end.x, start.y - last.end.y].map(short))}${steps}`;
      last.end = end;
      last.boxes.push(box);
    } else made.push({ paint, d: `M${told([start.x, start.y].map(short))}${steps}`, end, boxes: [box] });
  }
  return made.map(({ paint, d }) => `<path d="${d}"${paint}/>`).join('');
}

/** Drawings that fill a box of the page: what is beyond their edge is clipped there. */
export function leanSvg(markup) {
  return markup.replace(/<svg viewBox="0 0 (\d+) (\d+)"[^]*?<\/svg>/g, (svg, width, height) => {
    const sight = { left: 0, top: 0, right: Number(width), bottom: Number(height) + 8 };
    return svg.replace(/(?:<path d="[^"]*"[^>]*><\/path>){2,}/g, (run) =>
      joined(
        [...run.matchAll(/<path d="([^"]*)"([^>]*)>/g)].map(([, d, paint]) => ({ paint, ...measured(d) })),
        sight,
      ),
    );
  });
}
