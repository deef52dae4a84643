const inPage = (): readonly Element[] => [
  ...(document.querySelector('#first-page')?.shadowRoot?.querySelectorAll('.tile svg') ?? []),
];

/**
 * The games' motifs as they stand in the page (see `shell/first-page.ts`), in the order of the registry. Home shows these again:
 * painted anew, they would be a thousand paths, each watched for changes. Only a page of the build has them.
 */
const drawings = typeof document === 'undefined' ? [] : inPage();

export const drawnInPage = (): readonly Node[] => drawings.map((drawing) => drawing.cloneNode(true));
