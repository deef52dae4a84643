import { view } from '../../core/engine/session.ts';
import type { LampState } from '../parts/voice-lamp.ts';
import type { Conversation } from './conversation.ts';
import type { Table } from './deeds.ts';

/** Who is speaking, and what was heard so far. */
export function speakerLabel({ text, session, isSpeaking }: Table, { soFar: words }: Conversation): string {
  if (!text || !session) return '';
  const bot = text.text({ say: 'bot-name', with: {} });
  if (isSpeaking) return text.text({ say: 'table-speaks', with: { bot } });
  if (words) return text.text({ say: 'listen-heard', with: { words } });
  return view(session).kind === 'prompt' ? text.text({ say: 'table-asks', with: { bot } }) : '';
}

/** Whose turn it is to speak. */
export function lampOf({ session, isSpeaking }: Table, { isCrossed }: Conversation): LampState {
  if (isSpeaking) return 'bot';
  if (isCrossed) return 'not-understood';
  return session && view(session).kind === 'step' ? 'idle' : 'you';
}
