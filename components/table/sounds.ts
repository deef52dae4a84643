import { createTones } from '../../core/voice/tones.ts';

/** One for all tables: browsers make few of them. */
export const sounds = createTones();
