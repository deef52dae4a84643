/** In the page: words of this text that stand in two lines without a hyphen. */
function broken(node) {
  return [...node.data.matchAll(/[^\s/–\u00AD-]{2,}/gu)]
    .filter(({ 0: word, index }) => {
      const range = document.createRange();
      // The sign of a soft hyphen before it ends the line above, and is counted to its first letter.
      range.setStart(node, node.data[index - 1] === '\u00AD' ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const letters = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(letters.map(({ top }) => Math.round(top))).size > 1;
    })
    .map(([word]) => word);
}

/** Every one of these questions where one is asked just now: words of its answers that are broken, or wider than their key. */
export async function brokenAnswers(page, questions) {
  await page.evaluate(`globalThis.broken ??= ${broken}`);
  return page.evaluate(async (prompts) => {
    const { renderRoot } = document.querySelector('visavis-app').renderRoot.querySelector('table-screen');
    const side = renderRoot.querySelector('your-side');
    const { seen } = side;
    const found = [];
    for (const prompt of prompts) {
      side.seen = { kind: 'prompt', prompt };
      await side.updateComplete;
      const answers = side.renderRoot.querySelector('answer-choice, answer-several');
      await answers.updateComplete;
      for (const word of answers.renderRoot.querySelectorAll('button, button :not(.unseen)')) {
        const texts = [...word.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const key = word.closest('button');
        for (const part of texts.flatMap(globalThis.broken)) found.push(`${prompt.say}: broken «${part}»`);
        if (key.scrollWidth > key.clientWidth + 1 || key.scrollHeight > key.clientHeight + 1)
          found.push(`${prompt.say}: wider than its key «${key.textContent.trim()}»`);
      }
    }
    side.seen = seen;
    return [...new Set(found)];
  }, questions);
}

/**
 * What can be measured on a screen: words that are cut, covered, broken or laid over each other, keys too small for a
 * finger, type too small for an eye, steps too pale, boards that are not whole, words beside their frame, a bot without its
 * belongings, a turn that is parted on a wide screen, a page that scrolls: a table does not at all, other pages (`isPage`) do not sideways. Returns what is wrong.
 */
export async function faults(page, isPage = false) {
  await page.evaluate(`globalThis.broken ??= ${broken}`);
  return page.evaluate((mayScroll) => {
    const slack = 1.5;
    const found = [];
    const tell = (what, element, more = '') => {
      const host = element.getRootNode().host?.localName ?? '';
      const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      found.push(
        `${what}: ${host} ${element.localName}.${element.getAttribute('class') ?? ''} «${words}» ${more}`,
      );
    };

    /** Nothing changes meanwhile: what was found of an element once is so. */
    const once = (find) => {
      const known = new Map();
      return (one) => {
        if (!known.has(one)) known.set(one, find(one));
        return known.get(one);
      };
    };
    const parentOf = (element) =>
      element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
    const within = once((element) => {
      const parent = parentOf(element);
      return parent ? [element, ...within(parent)] : [element];
    });
    /** It is so of the element, or of what it is in. */
    const isAnywhere = (isSo) => {
      const isIt = once((element) => isSo(element) || (parentOf(element) ? isIt(parentOf(element)) : false));
      return isIt;
    };
    const styleOf = once((element) => getComputedStyle(element));
    const boxOf = once((element) => element.getBoundingClientRect());
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const dialog = all(document).find((element) => element.matches('dialog[open]'));
    const isHeard = isAnywhere(
      (one) =>
        one.matches('.unseen, .headline, header :is(small, .brief), [inert]') ||
        styleOf(one).clipPath === 'inset(50%)',
    );
    const seen = all(document).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        !isHeard(element) &&
        (!dialog || within(element).includes(dialog)),
    );
    const isDrawn = (element) => element.namespaceURI.endsWith('svg');
    const textsOf = (element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    /** Where its letters are: the box of a line is higher than they. */
    const rectOf = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const line = range.getClientRects()[0]?.height ?? 0;
      const air = Math.max(0, (line - 0.8 * parseFloat(styleOf(node.parentElement).fontSize)) / 2);
      return { left, right, top: top + air, bottom: bottom - air, width, height: bottom - top - 2 * air };
    };
    const worded = seen.filter((element) => !isDrawn(element) && textsOf(element).length > 0);
    const isOut = (inner, outer) =>
      inner.left < outer.left - slack ||
      inner.right > outer.right + slack ||
      inner.top < outer.top - slack ||
      inner.bottom > outer.bottom + slack;
    const [top, bottom] = mayScroll ? [-Infinity, Infinity] : [0, innerHeight];
    const screen = { left: 0, top, right: innerWidth, bottom };
    const isFramed = once((element) =>
      ['Top', 'Right', 'Bottom', 'Left'].every(
        (side) => parseFloat(styleOf(element)[`border${side}Width`]) > 0,
      ),
    );
    /** Words may touch no border at their sides. */
    const insideOf = once((frame) => {
      const { left, right, top, bottom } = boxOf(frame);
      const { borderLeftWidth, borderRightWidth } = styleOf(frame);
      const [start, end] = [borderLeftWidth, borderRightWidth].map((width) => parseFloat(width) + slack);
      return { left: left + start, right: right - end, top, bottom };
    });
    const scrolls = once(
      (element) =>
        ['auto', 'scroll'].includes(styleOf(element).overflowY) &&
        element.scrollHeight > element.clientHeight + 1,
    );
    /** A strip is pushed aside for what lies beyond it: nothing but the border of that is in view. */
    const isBeyond = (element) => {
      const strip = within(element).find((one) => one !== element && one.matches('.strip'));
      return strip !== undefined && boxOf(element).left > boxOf(strip).right - 16;
    };
    /** What lies in a sheet that scrolls need not be seen at once. */
    const isScrolled = isAnywhere((element) => scrolls(element) || isBeyond(element));
    const clips = once((element) => {
      const { overflowX, overflowY } = styleOf(element);
      return [overflowX, overflowY].some((way) => ['hidden', 'clip', 'auto', 'scroll'].includes(way));
    });

    const isShort = (element) => styleOf(element).textOverflow === 'ellipsis';
    const isInline = (element) => styleOf(element).display === 'inline';
    const isFixed = isAnywhere((one) => ['fixed', 'sticky'].includes(styleOf(one).position));
    /** Parts of one text share lines; what scrolls passes below what does not. */
    const isOneText = (one, other) =>
      (one.parentElement === other.parentElement && isInline(one) && isInline(other)) ||
      (mayScroll && isFixed(one) !== isFixed(other));

    // Nothing scrolls but sheets.
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    if ((!mayScroll && scrollHeight > innerHeight + 1) || scrollWidth > innerWidth + 1)
      found.push(`scrolls: the page is ${scrollWidth}×${scrollHeight}`);
    // Forty cards and more do on a phone that lies, and lines of points on the smallest: the keys below them stay.
    const mayItself = (element) =>
      (element.matches('[mosaic]') && innerHeight < 600) ||
      (element.getRootNode().host?.localName === 'answer-account' && innerHeight < 600);
    if (!dialog && !mayScroll)
      for (const element of seen.filter((one) => scrolls(one) && !mayItself(one))) tell('scrolls', element);

    // Words: in view, whole, not under anything, not over each other, large enough.
    const boxes = [];
    for (const element of worded) {
      const size = parseFloat(styleOf(element).fontSize);
      if (size < 16) tell('small type', element, `${size}`);
      // What is asked is not smaller than what was told before it.
      if (size < 20 && element.matches('.asks .words')) tell('small question', element, `${size}`);
      for (const node of textsOf(element)) {
        const box = rectOf(node);
        if (box.width === 0) continue;
        if (!isShort(element)) boxes.push({ element, box });
        const frame = within(element).find((one) => isFramed(one) && !scrolls(one));
        if (frame && !isShort(element) && isOut(box, insideOf(frame))) tell('out of its frame', element);
        if (!isScrolled(element) && !isShort(element)) {
          if (isOut(box, screen)) tell('out of the screen', element);
          const cut = within(element).find((one) => clips(one) && isOut(box, boxOf(one)));
          if (cut) tell('cut', element, `by ${cut.localName}.${cut.getAttribute('class') ?? ''}`);
        }
        for (const word of globalThis.broken(node)) tell('broken', element, word);
        // A sign or a letter stays with its word: «≈ 97», «Side A».
        if (/^(\S\s\S{1,5}|\S{1,5}\s\S)$/.test(node.data.trim()) && box.height > 1.6 * size)
          tell('broken', element, 'in two lines');
      }
    }
    for (const [n, { element, box }] of boxes.entries())
      for (const other of boxes.slice(n + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across <= 3 || down <= 3 || isScrolled(element)) continue;
        if (within(element).includes(other.element) || within(other.element).includes(element)) continue;
        if (!isOneText(element, other.element))
          tell('overlaps', element, `with «${other.element.textContent.trim().slice(0, 30)}»`);
      }

    // Keys: a finger wide, and not covered.
    const at = (x, y) => {
      let met = document.elementFromPoint(x, y);
      while (met?.shadowRoot?.elementFromPoint(x, y) && met.shadowRoot.elementFromPoint(x, y) !== met)
        met = met.shadowRoot.elementFromPoint(x, y);
      return met;
    };
    for (const element of seen.filter(
      (one) => !isDrawn(one) && one.matches('button, a, input, select, textarea, summary'),
    )) {
      // What is ticked is ticked by its words, too; what is written into is met itself.
      const isTicked = element.matches('[type=checkbox], [type=radio], [type=file]');
      const box = ((isTicked && element.closest('label')) || element).getBoundingClientRect();
      if (box.height < 48 - 0.6 || box.width < 48 - 0.6)
        tell('small key', element, `${Math.round(box.width)}×${Math.round(box.height)}`);
      if (mayScroll || isScrolled(element)) continue;
      if (isOut(box, screen)) tell('out of the screen', element);
      const met = at(box.left + box.width / 2, box.top + box.height / 2);
      if (!met || !(within(met).includes(element) || within(element).includes(met)))
        tell('covered', element, `by ${met?.localName}.${met?.getAttribute('class') ?? ''}`);
    }

    // Headings: above what they are about.
    for (const element of seen.filter((one) => one.localName === 'h3' && one.nextElementSibling)) {
      const next = element.nextElementSibling;
      if (seen.includes(next) && boxOf(element).top > boxOf(next).top + slack)
        tell('below its keys', element);
    }

    // The lamp: no word lies under its rings, or touches them.
    for (const lamp of seen.filter((one) => one.localName === 'voice-lamp')) {
      const ring = lamp.shadowRoot.querySelector('.you .late').getBoundingClientRect();
      for (const { element, box } of boxes.filter((one) => !isScrolled(one.element))) {
        const across = Math.min(box.right, ring.right) - Math.max(box.left, ring.left);
        const down = Math.min(box.bottom, ring.bottom) - Math.max(box.top, ring.top);
        if (box.left > ring.left && across > -4 && down > -4) tell('at the lamp', element);
      }
    }

    // Boards: whole, and nothing lies on them.
    for (const element of seen.filter((one) => one.localName === 'board-view' && one.around === '')) {
      const drawing = element.shadowRoot.querySelector('svg');
      const box = drawing?.getBoundingClientRect();
      if (!box || box.width < 60 || box.height < 60) {
        tell('small board', element, `${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)}`);
        continue;
      }
      if (isScrolled(element)) continue;
      const cut = within(element).find((one) => clips(one) && isOut(box, boxOf(one)));
      if (isOut(box, screen) || cut) tell('board cut', element, cut ? cut.localName : '');
      for (const { element: other, box: words } of boxes)
        if (
          !within(other).includes(element) &&
          Math.min(box.right, words.right) - Math.max(box.left, words.left) > 3 &&
          Math.min(box.bottom, words.bottom) - Math.max(box.top, words.top) > 3
        )
          tell('on the board', other);
    }

    // A turn is parted in two only where it has no room.
    const field = seen.find((one) => one.localName === 'bot-field');
    const isWide = innerWidth >= 900 && innerHeight >= 600;
    if (isWide && /first|second/.test(field?.dataset.gives)) tell('parted', field);

    // What the bot has: in its row, in your side, or at least one beside its name; beside an account they are its lines.
    if (field && !dialog && !field.hasAttribute('account') && !field.hasAttribute('laying')) {
      const parts = all(document).filter((one) => one.matches('[data-worth], .brief, .belongings li'));
      const isInView = (one) => one.checkVisibility() && !isOut(boxOf(one), boxOf(parentOf(one)));
      if (!parts.some(isInView)) tell('no belongings', field);
    }

    // Steps: read from a metre away.
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgb = once((colour) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    const light = (colour) => {
      const [r, g, b] = rgb(colour)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (element) =>
      within(element)
        .map((one) => styleOf(one).backgroundColor)
        .find((colour) => rgb(colour)[3] === 255);
    for (const element of worded.filter((one) => one.getRootNode().host?.localName === 'bot-field')) {
      const [ink, ground] = [light(styleOf(element).color), light(groundOf(element))];
      const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      if (contrast < 6.95) tell('pale', element, contrast.toFixed(1));
    }
    return [...new Set(found)];
  }, isPage);
}
