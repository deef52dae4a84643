import { expect } from '@open-wc/testing';
import { handOver, tell } from '../../components/files/share.ts';
import { Refusal } from '../../core/engine/refusal.ts';

const picture = new File(['dots'], 'visavis-gull.png', { type: 'image/png' });

/** What the system has, and what was given to it. */
function standIns(share?: (data: ShareData) => Promise<void>, takesFiles = true): ShareData[] {
  const given: ShareData[] = [];
  const own = (value: unknown) => ({ value, configurable: true });
  Object.defineProperties(navigator, {
    canShare: own(share && (() => takesFiles)),
    ...(share
      ? {
          share: own((data: ShareData) => {
            given.push(data);
            return share(data);
          }),
        }
      : {}),
    clipboard: own({ writeText: (text: string) => Promise.resolve(given.push({ text })) }),
  });
  return given;
}

/** The name of a file that was saved meanwhile. */
async function savedBy(deed: () => Promise<unknown>): Promise<readonly string[]> {
  const names: string[] = [];
  const note = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    names.push(event.target.download);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    document.body.append(this);
    this.addEventListener('click', note);
    click.call(this);
    this.remove();
  };
  await deed();
  HTMLAnchorElement.prototype.click = click;
  return names;
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? error.say : 'none';
}

describe('a game that is shared, with a stand-in for the dialog of the system', () => {
  afterEach(() => {
    // What the browser has of its own is not the navigator's but its prototype's.
    for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });

  it('gives it the picture with its words', async () => {
    const given = standIns(() => Promise.resolve());
    expect(await handOver(picture, 'Won.')).to.equal('shared');
    expect(given).to.deep.equal([{ files: [picture], text: 'Won.' }]);
  });

  it('is saved as a picture where the dialog takes no files, or is missing', async () => {
    for (const share of [() => Promise.resolve(), undefined]) {
      const given = standIns(share, false);
      let how: unknown;
      const names = await savedBy(async () => (how = await handOver(picture, 'Won.')));
      expect(how).to.equal('saved');
      expect(names).to.deep.equal([picture.name]);
      expect(given).to.deep.equal([]);
    }
  });

  it('gives it the words alone; without a dialog they are copied', async () => {
    const given = standIns(() => Promise.resolve());
    expect(await tell('Won.')).to.equal('shared');
    expect(given).to.deep.equal([{ text: 'Won.' }]);
  });

  it('is nothing where the player changed his mind, and a sentence where it fails', async () => {
    standIns(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await handOver(picture, 'Won.')).to.equal(undefined);
    expect(await tell('Won.')).to.equal(undefined);
    standIns(() => Promise.reject(new DOMException('not now', 'NotAllowedError')));
    expect(await refusalOf(handOver(picture, 'Won.'))).to.equal('app-not-shared');
    expect(await refusalOf(tell('Won.'))).to.equal('app-not-shared');
  });
});
