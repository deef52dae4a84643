import { isRecord } from '../engine/record.ts';
import type { Start } from '../engine/session.ts';
import type { GameRecord, Summary } from './games.ts';

/** As much as the list and home lean on. */
export function isReadable(record: unknown): record is GameRecord {
  if (!isRecord(record) || !isRecord(record['start']) || !isRecord(record['summary'])) return false;
  const { start, summary } = record as { start: Partial<Start>; summary: Partial<Summary> };
  return (
    typeof start.bot === 'string' &&
    isRecord(start.options) &&
    isPhrase(summary.headline) &&
    typeof summary.over === 'boolean' &&
    (summary.score === undefined || isScore(summary.score)) &&
    (record['noted'] === undefined || isNoted(record['noted'])) &&
    (record['yours'] === undefined || isYours(record['yours'])) &&
    ['createdAt', 'changedAt'].every((name) => isTime(record[name])) &&
    Number.isSafeInteger(record['length']) &&
    Number.isSafeInteger(record['rules'])
  );
}

const isTime = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= 8.64e15;
const isPhrase = (value: unknown): boolean =>
  isRecord(value) && typeof value['say'] === 'string' && isRecord(value['with']);
const isNoted = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((written) => typeof written === 'string');
const isYours = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (one) => isRecord(one) && Number.isSafeInteger(one['turn']) && Number.isSafeInteger(one['points']),
  );
const isScore = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value['lines']) && isPhrase(value['verdict']);
