import { expect, fixture, html } from '@open-wc/testing';
import tableDe from '../../components/table/de.ftl';
import tableEn from '../../components/table/en.ftl';
import '../../components/table/menu-dialog.ts';
import '../../components/table/reason-list.ts';
import template from '../../core/cli/template/bot.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { advance, begin, type Session } from '../../core/engine/session.ts';
import { setUp, startOf, testContext } from './fixtures.ts';

const because = { section: 'Quay', page: 9 };
const bot: Bot = { ...template, phrases: { ...template.phrases, 'because-free': because } };

/** In the middle of a turn, with this step in view. */
function seeing(say: string): Session {
  let session = begin(bot, startOf(bot));
  for (const deed of setUp) session = advance(session, deed as Parameters<typeof advance>[1]);
  const read = session.turns.at(-1)!.steps.findIndex((step) => step.say === say);
  return { ...session, read };
}

const words = (element: Element, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );

describe('where the rulebook says so', () => {
  it('stands below every sentence of the help, with its page', async () => {
    const context = await testContext('de');
    const menu = await fixture(
      html`<menu-dialog
        .context=${context}
        .text=${context.textWith(bot.texts, { de: tableDe, en: tableEn })}
        .session=${seeing('moor')}
        open
      ></menu-dialog>`,
    );
    expect(words(menu, 'ul small')).to.deep.equal(['Dein Zug (»Your turn«), Seite 3']);
  });

  it('stands below a reason that has another heading than the step', async () => {
    const context = await testContext('de');
    const list = await fixture(
      html`<reason-list
        .text=${context.textWith(bot.texts)}
        .bot=${bot}
        .steps=${seeing('moor')
          .turns.at(-1)!
          .steps.filter(({ say }) => say === 'moor')}
      ></reason-list>`,
    );
    expect(words(list, 'small')).to.deep.equal(['Quay, Seite 9']);
    expect(words(list, 'p')).to.deep.equal(['Regelheft Automas Zug (»A turn of Automa«), Seite 2']);
  });
});
