/** Plays at the table of the built app as a player does: by what is shown. */

/** A new game with the options as they are offered. */
export async function startGame(page, address, bot) {
  await page.goto(`${address}#/setup/${bot}`);
  await page.locator('#start').click();
  await page.locator('#next, #done').first().waitFor();
}

/** Goes on until `isThere` (a selector) is in view; questions get their first answer. */
export async function playUntil(page, isThere) {
  const anything = page.locator(`${isThere}, #next, #done, [data-option], energy-circle [role=button]`);
  for (;;) {
    await anything.first().waitFor();
    if (await page.locator(isThere).count()) return;
    await anything.first().click();
    await page.waitForTimeout(50); // every answer is stored before it is shown
  }
}

/** Milliseconds from "I am done" until the bot's first step can be read. */
export async function turnLatency(page) {
  return page.evaluate(async () => {
    const find = (selector, root = document) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches(selector)) return element;
        const inside = element.shadowRoot && find(selector, element.shadowRoot);
        if (inside) return inside;
      }
    };
    const begun = performance.now();
    find('#done').click();
    while (find('#done')) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
}
