/** Stands in the page itself and runs before anything is painted: see `first-page.ts`. */
import { dress, known } from './dress.ts';

const settings = known();
dress(settings);
document.documentElement.dataset['start'] = /^#?\/?$/.test(location.hash) ? settings.home : 'elsewhere';
