/** The colour pair of each game, by the id of its bot. Contrasts are in the look's tables: all above 7. */
export const botIds = ['nautoma', 'mautoma', 'adam', 'expeditions', 'terra-mystica'] as const;
export type BotId = (typeof botIds)[number];

export interface Pair {
  /** The field in the light look, and the band of a card. */
  readonly deep: string;
  /** Numbers and motifs on deep or night. */
  readonly bright: string;
  /** The field in the dark look. */
  readonly night: string;
}

export const pairs: Readonly<Record<BotId, Pair>> = {
  nautoma: { deep: '#003E58', bright: '#7FD6F2', night: '#05222F' },
  mautoma: { deep: '#3A2480', bright: '#CDC1FF', night: '#1E1442' },
  adam: { deep: '#00432E', bright: '#7BE0B0', night: '#04251A' },
  expeditions: { deep: '#6B1E0C', bright: '#FFBCA1', night: '#3A1006' },
  'terra-mystica': { deep: '#4A3300', bright: '#FFCC4D', night: '#2A1D02' },
};

export function botId(id: string): BotId {
  const known = botIds.find((bot) => bot === id);
  if (!known) throw new Error(`No colours for a bot ${id}`);
  return known;
}
