import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/boards/expedition-rows.ts';
import type { ExpeditionRows } from '../../../../components/boards/expedition-rows.ts';
import type { Marks } from '../../../engine/bot.ts';
import { reader } from '../../../engine/text.ts';
import { expeditionRows, locationOf } from '../rows-drawing.ts';

const messages = `
rows-label = Orte
    .north = Norden
    .central = Zentrum
    .you = du
rows-place = { $row ->
    [north] Norden
   *[central] Zentrum
  } { $place }: { $map ->
    [yes] Landkarte, verdeckt
   *[no] { $count ->
        [0] { $twenty ->
            [yes] nur die 20
           *[no] nichts
          }
        [one] ein Verderbnismarker
       *[other] { $count } Verderbnismarker
      }
  }{ $top ->
    [0] { "" }
   *[other] , oben { $top }
  }{ $count ->
    [0] { "" }
   *[other] { $twenty ->
        [yes] , darunter die 20
       *[no] { "" }
      }
  }{ $who ->
    [bot] . Automas Mech
    [you] . Dein Mech
   *[none] { "" }
  }{ $state ->
    [target] . Ziel
    [passed] . Passt nicht
    [skipped] . Zählt nicht
   *[none] { "" }
  }
`;
const text = reader('de', [messages]);
const places = [...expeditionRows.north, ...expeditionRows.central];

async function rows(marks: Marks, choices: readonly string[] = [], width = 350) {
  const element = await fixture<ExpeditionRows>(
    html`<expedition-rows .text=${text} .marks=${marks} .choices=${choices}></expedition-rows>`,
  );
  element.style.width = `${width}px`;
  return element;
}

const all = (element: ExpeditionRows, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const at = (element: ExpeditionRows, place: string) => all(element, `[data-place=${place}]`)[0]!;
const label = (element: ExpeditionRows) => all(element, '[role]')[0]?.getAttribute('aria-label');
const buttonNames = (element: ExpeditionRows) =>
  all(element, 'button').map((button) => button.getAttribute('aria-label'));

describe('a mark of a location', () => {
  const nothing = { who: 'none', map: false, count: 0, values: [], twenty: false, state: 'none' };
  for (const [mark, expected] of [
    ['', {}],
    ['map', { map: true }],
    ['stack:3', { count: 3 }],
    ['values:5,4,2', { count: 3, values: [5, 4, 2] }],
    ['stack-twenty', { count: Infinity, twenty: true }],
    ['values:5', { count: 1, values: [5] }],
    ['stack:2 twenty you skipped', { count: 2, twenty: true, who: 'you', state: 'skipped' }],
    ['twenty bot target', { twenty: true, who: 'bot', state: 'target' }],
  ] as const)
    it(`"${mark}"`, () => {
      expect(locationOf(mark)).to.deep.equal({ ...nothing, ...expected });
    });
});

describe('rows of locations', () => {
  it('have seven locations in the north and seven in the centre', async () => {
    const shown = await rows({});
    expect(all(shown, '.place').map((place) => place.dataset['place'])).to.deep.equal(places);
    expect(all(shown, '.number').map((number) => number.textContent)).to.deep.equal([...'12345671234567']);
  });

  it('say what lies where', async () => {
    const shown = await rows({ n2: 'map', n5: 'values:4,2,1 bot', c1: 'stack:2 twenty', c6: 'twenty you' });
    expect(label(shown)).to.equal(
      'Orte. Norden 2: Landkarte, verdeckt. Norden 5: 3 Verderbnismarker, oben 4. Automas Mech. ' +
        'Zentrum 1: 2 Verderbnismarker, darunter die 20. Zentrum 6: nur die 20. Dein Mech',
    );
    expect(all(shown, 'button')).to.have.length(0);
    await expect(shown).to.be.accessible();
  });

  it('show numbers and words, not colours alone', async () => {
    const shown = await rows({ n1: 'stack:3', n2: 'values:5,4', n3: 'twenty', n4: 'you' });
    const words = (place: string) =>
      [...at(shown, place).querySelectorAll('text')].map((word) => word.textContent).join(' ');
    expect(['n1', 'n2', 'n3', 'n4', 'n5'].map(words)).to.deep.equal(['×3 1', '5 4 2', '20 3', 'du 4', '5']);
  });

  it('point at the target and cross out what does not match', async () => {
    const shown = await rows({ n1: 'map passed', n2: 'you skipped', n3: 'stack:1 target' });
    expect(at(shown, 'n3').querySelectorAll('.pointer')).to.have.length(1);
    expect(all(shown, '.pointer')).to.have.length(1);
    expect(at(shown, 'n1').querySelectorAll('.cross')).to.have.length(1);
    expect(at(shown, 'n2').className).to.contain('skipped');
  });

  it('ask for the next one', async () => {
    const open = await rows({ n1: 'map', n2: 'next' }, places);
    expect(at(open, 'n2').textContent.trim()).to.equal('?');
    expect(at(open, 'n3').textContent.trim()).to.equal('3');
  });

  it('show the ways of both mechs: eastward above, westward below', async () => {
    const shown = await rows({});
    const [north, central] = all(shown, '.way path').map((path) => path.getAttribute('d'));
    expect(north).to.match(/^M0 1l7 7l-7 7/);
    expect(central).to.match(/^M7 1l-7 7l7 7/);
  });

  it('can be tapped where a choice is', async () => {
    const open = await rows({ n2: 'map', c7: 'stack:1' }, ['n2', 'c7']);
    const heard: string[] = [];
    open.addEventListener('place', ({ detail }) => heard.push(detail));
    for (const place of places) at(open, place).querySelector('button')?.click();
    expect(heard).to.deep.equal(['n2', 'c7']);
    expect(buttonNames(open)).to.deep.equal([
      'Norden 2: Landkarte, verdeckt',
      'Zentrum 7: ein Verderbnismarker',
    ]);
    await expect(open).to.be.accessible();
  });

  for (const width of [350, 280])
    it(`give every location a target of at least 44 pixels in ${width}`, async () => {
      const open = await rows({}, places, width);
      for (const place of places) {
        const box = at(open, place).getBoundingClientRect();
        expect(Math.min(box.width, box.height), place).to.be.at.least(44);
      }
    });
});
