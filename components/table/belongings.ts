import { css, html, type TemplateResult } from 'lit';
import { stateAt, type Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { icons, type IconName } from '../../core/look/icons.ts';
import { latest } from '../../core/look/once.ts';

/** Something that the bot has, as it is shown. */
export interface Belonging {
  readonly id: string;
  readonly icon: string;
  readonly value: number | string;
  readonly label: string;
  /** The same where several share a row. */
  readonly short: string;
  /** It was other before this step, or before this turn. */
  readonly isChanged: boolean;
}

export const belongingsOf = latest((session: Session, text: Reader, whole: boolean): readonly Belonging[] => {
  const [before, now] = whole
    ? [session.before, session.state]
    : [stateAt(session, session.read - 1), stateAt(session, session.read)];
  const were = session.bot.shows(before).trackers;
  return session.bot.shows(now).trackers.map(({ id, icon, value }) => {
    const phrase = { say: `tracker-${id}`, with: {} };
    const label = text.text(phrase);
    const isChanged = were.find((other) => other.id === id)?.value !== value;
    return { id, icon, value, label, short: text.part(phrase, 'short') ?? label, isChanged };
  });
});

/** What has changed matters most, then the points. */
const worthOf = ({ id, isChanged }: Pick<Belonging, 'id' | 'isChanged'>): number =>
  isChanged ? 2 : Number(id === 'points');

/** Beside the name, where the row has no room: those that matter, as many as there is room for. */
export const belongingsInBrief = (of: readonly Belonging[]): readonly TemplateResult[] =>
  of
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .map(
      ({ icon, value, label }) =>
        html`<span class="brief"
          >${iconSvg(icon as IconName, 18)}${value}<i class="unseen">${label}</i></span
        >`,
    );

/** All in a row; `fitRow` leaves those that matter, and the key to the others. */
export function belongingsRow(
  of: readonly Belonging[],
  { label, all, open }: { readonly label: string; readonly all: string; readonly open: () => void },
): TemplateResult {
  return html`<ul aria-label=${label}>
    ${of.map(
      ({ id, icon, value, short, isChanged }) =>
        html`<li class=${isChanged ? 'changed' : ''} data-worth=${worthOf({ id, isChanged })}>
          ${iconSvg(icon as IconName, 24)}<b>${value}</b><span>${short}</span>
        </li>`,
    )}
    <li class="all">
      <button id="belongings" @click=${open}><b>${of.length}</b><span>${all}</span></button>
    </li>
  </ul>`;
}

/** All of them, to be measured. */
export function spreadRow(row: HTMLElement): void {
  for (const cell of row.querySelectorAll('li')) cell.hidden = false;
}

/** As many of them as there is room for: what has changed first, then the points, then in their order. */
export function fitRow(row: HTMLElement): void {
  const cells = [...row.querySelectorAll<HTMLElement>('[data-worth]')];
  const key = row.querySelector<HTMLElement>('.all')!;
  const room = row.clientWidth + 1;
  // In a row that is full, each is as wide as it must be.
  const isFull = row.scrollWidth > room;
  const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
  const [forKey = 0, ...widths] = [key, ...cells].map((cell) => cell.getBoundingClientRect().width + gap);
  let needed = widths.reduce((sum, width) => sum + width, -gap);
  key.hidden = !isFull || needed <= room;
  if (key.hidden) return;
  needed += forKey;
  const worth = (n: number) => Number(cells[n]?.dataset['worth']) * 100 - n;
  for (const n of [...cells.keys()].sort((one, other) => worth(one) - worth(other))) {
    if (needed <= room) return;
    cells[n]!.hidden = true;
    needed -= widths[n]!;
  }
}

/** Not one of them has room. */
export const isBare = (row: HTMLElement): boolean => !row.querySelector('[data-worth]:not([hidden])');

/** All of them below each other, in words; `isNarrow` has room for short ones where they stand in two columns. */
export function belongingsList(of: readonly Belonging[], fresh: string, isNarrow = false): TemplateResult {
  const isShort = isNarrow && of.length > oneColumn;
  return html`<ul class="belongings-list ${of.length > oneColumn ? 'two' : ''}">
    ${of.map(
      ({ icon, value, label, short, isChanged }) =>
        html`<li class=${isChanged ? 'changed' : ''}>
          ${iconSvg(icon as IconName, 22)}<span
            >${isShort ? short : label}${isChanged ? html` <small>${fresh}</small>` : ''}</span
          ><b>${value}</b>
        </li>`,
    )}
  </ul>`;
}

/** More of them stand in two columns. */
const oneColumn = 6;

/** A solid icon in the colour of the text around it. */
function iconSvg(name: IconName, size: number): TemplateResult {
  const { d, joined } = icons[name];
  return html`<svg width=${size} height=${size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d=${d} fill-rule=${joined ? 'nonzero' : 'evenodd'}></path>
  </svg>`;
}

/** The list in two columns. */
export const belongingsStyles = css`
  .belongings h2 {
    padding-bottom: 4px;
    font-size: 21px;
  }
  .belongings-list {
    display: grid;
    column-gap: 16px;
    border-top: 2px solid var(--line);
  }
  .belongings-list li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px;
    min-height: min(38px, 4.4dvh);
    border-bottom: 1px solid var(--line);
    font-size: 17px;
    line-height: 1.1;
  }
  .belongings-list.two {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .belongings-list b {
    font-size: 26px;
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .belongings-list .changed span {
    font-weight: 700;
  }
  .belongings-list small {
    font-size: 16px;
    font-weight: 500;
    color: var(--ink2);
  }
`;
