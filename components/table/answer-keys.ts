import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Prompt } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Faces } from '../../core/look/faces.ts';
import './answer-account.ts';
import './answer-choice.ts';
import './answer-count.ts';
import './answer-marks.ts';
import './answer-several.ts';
import './answer-tally.ts';
import './answer-yes-no.ts';
import type { Draft } from './marking.ts';

/** What can be drawn beside an answer. */
export interface Drawn {
  readonly boards: Boards;
  readonly faces?: Faces | undefined;
}

/** New keys for every prompt: what was typed for the one before is not begun with. */
export function answerKeys(text: Reader, prompt: Prompt, draft: Draft, drawn: Drawn): TemplateResult {
  return html`${keyed(prompt, keysFor(text, prompt, draft, drawn))}`;
}

/** The keys for what a prompt expects. A place is tapped on its board and needs none. */
function keysFor(
  text: Reader,
  prompt: Prompt,
  draft: Draft,
  { boards, faces }: Drawn,
): TemplateResult | typeof nothing {
  switch (prompt.expects.kind) {
    case 'yes-no':
      return html`<answer-yes-no .text=${text}></answer-yes-no>`;
    case 'count':
      return html`<answer-count .text=${text} .expects=${prompt.expects}></answer-count>`;
    case 'choice':
      return html`<answer-choice
        .text=${text}
        .prompt=${prompt}
        .boards=${boards}
        .faces=${faces}
      ></answer-choice>`;
    case 'several':
      return html`<answer-several .text=${text} .prompt=${prompt} .boards=${boards}></answer-several>`;
    case 'tally':
      if (prompt.expects.account)
        return html`<answer-account .text=${text} .prompt=${prompt}></answer-account>`;
      return html`<answer-tally .text=${text} .prompt=${prompt} .boards=${boards}></answer-tally>`;
    case 'marks':
      return html`<answer-marks
        .text=${text}
        .prompt=${prompt}
        .boards=${boards}
        .draft=${draft}
      ></answer-marks>`;
    case 'place':
      return nothing;
  }
}
