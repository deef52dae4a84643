import { words } from '../../core/engine/words.ts';
import de from './de.ftl';
import en from './en.ftl';
import { learn } from './words.ts';

/** What is said anywhere but on home, and what every bot says. */
learn(words, { de, en });
