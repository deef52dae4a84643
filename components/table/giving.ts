import type { Sheet } from './turn-sheet.ts';

/** `place`: lying phones have her belongings in the first line then. */
const orders = {
  /** A drawing that only shows. */
  shown: ['place', 'folded', 'board', 'past', 'details', 'size', 'plan'],
  /** A drawing that is tapped, or a map, stays as long as it can. */
  tapped: ['place', 'folded', 'past', 'details', 'size', 'board'],
  /** What a question is about stays before large type. */
  asked: ['place', 'folded', 'past', 'size', 'board', 'details', 'plan'],
} as const;

/** Rows may be so much smaller; more of them lie on two sheets, which may be smaller still. */
const onOne = [1, 0.9, 0.8] as const;
const onTwo = [...onOne, 0.7, 0.6] as const;

/** Where two sheets are too few: the first that fits has the largest type. */
const manyRows = [
  ['', 0.7],
  ['list', 0.8],
  ['', 0.6],
  ['list', 0.7],
  ['list', 0.6],
  ['', 0.5],
  ['list', 0.5],
  ['list belongings', 0.5],
] as const;

/** A question stays whatever else goes, and grows where it has the field for itself. */
const aQuestion = [
  ['', 1],
  ['', 0.9],
  ['', 0.8],
  ['list', 0.8],
  ['list', 0.7],
  ['rows', 1.35],
  ['rows', 1.2],
  ['rows', 1],
  ['rows', 0.8],
  ['rows belongings', 1],
  ['rows belongings', 0.8],
  ['rows belongings hints', 1],
  ['rows belongings hints', 0.8],
  ['rows belongings hints', 0.6],
] as const;

/** A list that scrolls needs no more room than there is; what the bot has is not its matter yet. */
export function giveToList(field: HTMLElement): void {
  field.dataset['gives'] = 'belongings';
  field.style.setProperty('--fit', '1');
}

/** Gives up one thing after the other until all rows fit the field. */
export function give(
  field: HTMLElement,
  order: keyof typeof orders,
  isQuestion: boolean,
  sheet: Sheet,
): void {
  const body = field.shadowRoot!.querySelector('.body')!;
  const rows = body.querySelectorAll('.turn > .row').length;
  const isFull = () => body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1;
  const given: string[] = [];
  const set = (more: string, size: number) => {
    field.dataset['gives'] = [...given, more].join(' ').trim();
    field.style.setProperty('--fit', String(size));
  };
  set('', 1);
  for (const thing of orders[order]) {
    if (!isFull()) break;
    given.push(thing);
    set('', 1);
  }
  const isAlone = isQuestion && rows === 0;
  if (!isFull() && !isAlone) return;
  const fits = (more: string, size: number): boolean => {
    set(more, size);
    return !isFull();
  };
  if (!isQuestion) {
    if (onOne.some((size) => fits('', size))) return;
    for (const size of onTwo)
      for (const more of ['', ' belongings'])
        if (fits(`first${more}`, size) && fits(`second${more}`, size)) return set(`${sheet}${more}`, size);
  }
  for (const [more, size] of isQuestion ? aQuestion.slice(isAlone ? 5 : 0) : manyRows) {
    if (fits(more, size)) return;
  }
}
