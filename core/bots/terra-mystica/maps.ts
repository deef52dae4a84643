import type { Provenance } from '../../engine/bot.ts';

export const terrains = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountains', 'wasteland'] as const;
export type Terrain = (typeof terrains)[number];

/** The letters of the rows below; ~ is a river. */
export const letters: Readonly<Record<string, Terrain>> = {
  Y: 'desert',
  U: 'plains',
  K: 'swamp',
  B: 'lake',
  G: 'forest',
  S: 'mountains',
  R: 'wasteland',
};

export const mapIds = ['base', 'fire-ice', 'fire-ice-revised-base', 'lakes', 'fjords'] as const;
export type MapId = (typeof mapIds)[number];

export interface GameMap {
  readonly id: MapId;
  /** From the top, one letter a hex. Rows of 12 are inset by half a hex. */
  readonly rows: readonly string[];
  readonly provenance: Provenance;
}

/** From public sources; all five agree with a second copy by checksum. */
// prettier-ignore
export const maps: Readonly<Record<MapId, GameMap>> = {
  base: { id: 'base', provenance: 'public', rows: [
    'USGBYRUKRGBRK',
    'Y~~UK~~YK~~Y',
    '~~K~S~G~G~S~~',
    'GBY~~RB~R~RU',
    'KURBKUSY~~GKB',
    'SG~~YG~~~USU',
    '~~~S~R~G~YKBY',
    'YBU~~~BK~SUS',
    'RKSBRGYUS~BGR',
  ] },
  'fire-ice': { id: 'fire-ice', provenance: 'public', rows: [
    'U~UKY~SGRBYB',
    'RY~BSR~~~YUKS',
    'GK~~~UGY~~~~',
    'YSGYK~BRU~GBG',
    '~~U~~RKGS~UK',
    'GR~~G~~~UB~SR',
    'S~YSBRG~RS~K',
    'KB~KUSB~YK~RB',
    'SG~RYKY~BU~U',
  ] },
  'fire-ice-revised-base': { id: 'fire-ice-revised-base', provenance: 'public', rows: [
    'USGBURUKRBGRK',
    'Y~~YK~~YG~~Y',
    '~~K~S~G~K~R~~',
    'GBY~~RB~R~SU',
    'KURBYUGY~~GKR',
    'SG~~KS~~~USY',
    '~~~S~R~G~YKBU',
    'YBU~~~BK~SUR',
    'BKSBRGYUS~BGS',
  ] },
  lakes: { id: 'lakes', provenance: 'public', rows: [
    'SBRUYBYR~~GB',
    'YKG~~KU~GS~UK',
    'U~~GRS~KBR~Y',
    'BRS~YUG~~Y~KR',
    'GY~KB~~R~SGU',
    'S~US~Y~S~UKBR',
    'R~~~RGUKY~~S',
    'YBK~BSB~~SG~B',
    'KU~G~~~GRUYK',
  ] },
  fjords: { id: 'fjords', provenance: 'public', rows: [
    'GK~UYSKSYRKBY',
    'BU~BGR~~~~~U',
    'SGR~~U~KSUY~S',
    '~~~S~~GRBGR~',
    'RSY~BR~UYSU~K',
    'KU~GYG~SBG~S',
    'YB~KSKB~UK~GR',
    'G~URUYR~~~RB',
    'K~~GBSB~GYKUY',
  ] },
};
