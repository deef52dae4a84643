/** Runs inside Chromium: 56 poker cards with backs on A4, by our painter and by jsPDF. */
import type { Weight } from '../../core/look/drawing.ts';
import { plainSetup } from '../../print/geometry.ts';
import { pagesOf, studio } from '../../print/jobs.ts';
import { games } from '../tools/games.ts';
import { make, type Job } from '../tools/make-pdf.ts';
import { paintWithJsPdf } from './jspdf-painter.ts';

const job: Job = {
  bot: 'template',
  languages: ['de'],
  setup: plainSetup,
  items: ['deck-ships'],
  copies: 7,
  ink: 'colour',
  shift: { x: 0, y: 0 },
};
const runs = 5;

/** Fonts in base64, as jsPDF wants them. */
export async function measure(fonts: Readonly<Record<Weight, string>>) {
  const bytes = (weight: Weight) => Uint8Array.from(atob(fonts[weight]), (c) => c.charCodeAt(0));
  const files = { 500: bytes(500), 600: bytes(600), 700: bytes(700) };
  const ours = await timed(async () => (await make(job, files)).bytes.length);
  const theirs = await timed(async () => {
    const made = await studio(job.bot, 'de');
    return paintWithJsPdf(pagesOf([made], job), fonts).byteLength;
  });
  const { bot, items } = await mostToPrint();
  const most = { ...job, bot, copies: 1 };
  const size = (ids: readonly string[]) => async () =>
    (await make({ ...most, items: ids }, files)).bytes.length;
  // Cards first: they begin colder than everything does, and so do the 56.
  const cards = await timed(size(items.filter(({ cards }) => cards !== undefined).map(({ id }) => id)));
  const everything = await timed(size(items.map(({ id }) => id)));
  return { ours, theirs, cards, everything };
}

/** The bot with the most decks, boards and sheets. */
async function mostToPrint() {
  const all = await Promise.all(
    games.map(async ({ id }) => ({ bot: id, items: (await studio(id, 'de')).items() })),
  );
  return all.reduce((most, one) => (one.items.length > most.items.length ? one : most));
}

/** Alternating would be fairer to neither: both begin cold. */
async function timed(work: () => Promise<number>) {
  const times: number[] = [];
  let size = 0;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    size = await work();
    times.push(performance.now() - start);
  }
  return { ms: times.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0, kb: size / 1000 };
}
