import { expect } from '@open-wc/testing';
import { holdGame, takeOver } from '../../core/store/lock.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { freshName } from './fixtures.ts';

describe('the writing tab', () => {
  it('is one, until it lets go', async () => {
    const id = freshName();
    const release = await holdGame(id);
    const from = performance.now();
    expect(await holdGame(id)).to.equal(undefined);
    expect(performance.now() - from).to.be.at.least(900);
    release?.();
    const again = await holdGame(id);
    expect(again).to.be.a('function');
    again?.();
  });

  it('gets a game that is let go a moment later', async () => {
    const id = freshName();
    const release = await holdGame(id);
    const waiting = holdGame(id);
    await waitUntil(async () =>
      (await navigator.locks.query()).pending?.some(({ name }) => name?.endsWith(id)),
    );
    release?.();
    const got = await waiting;
    expect(got).to.be.a('function');
    // Whoever waits longer than that one did: its patience has not ended the lock it got.
    expect(await holdGame(id)).to.equal(undefined);
    got?.();
  });

  it('holds one game without keeping others', async () => {
    const releases = await Promise.all([holdGame(freshName()), holdGame(freshName())]);
    for (const release of releases) {
      expect(release).to.be.a('function');
      release?.();
    }
  });

  it('is told when another takes over; one that let go is not', async () => {
    const id = freshName();
    const lost: string[] = [];
    await holdGame(id, { onLost: () => lost.push('first') });
    const second = await takeOver(id, { onLost: () => lost.push('second') });
    await waitUntil(() => lost.length > 0);
    expect(lost).to.deep.equal(['first']);
    second();
    await holdGame(id);
    (await takeOver(id))();
    expect(lost).to.deep.equal(['first']);
  });

  it('may write where the browser has no locks', async () => {
    const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks')!;
    Object.defineProperty(Navigator.prototype, 'locks', { configurable: true, value: undefined });
    try {
      const id = freshName();
      for (const release of [await holdGame(id), await holdGame(id), await takeOver(id)])
        expect(release).to.be.a('function');
    } finally {
      Object.defineProperty(Navigator.prototype, 'locks', locks);
    }
  });
});
