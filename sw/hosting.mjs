/** What a host should send with every file, ready for those that read it from a file beside the app. */
import { readFileSync } from 'node:fs';

/** The page's own policy, and what only a header can say. */
function policy() {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const [, own] = /Content-Security-Policy"\s+content="([^"]*)"/.exec(page);
  return `${own}; frame-ancestors 'none'`;
}

const denied = ['geolocation', 'payment', 'usb', 'browsing-topics'];
/** The microphone listens and the camera looks where the player switches them on; knocks are felt by motion. */
const allowed = ['camera', 'microphone', 'accelerometer', 'gyroscope', 'screen-wake-lock'];

const headers = () => ({
  'Content-Security-Policy': policy(),
  'Permissions-Policy': [
    ...denied.map((name) => `${name}=()`),
    ...allowed.map((name) => `${name}=(self)`),
  ].join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const lines = (line) => Object.entries(headers()).map(line).join('\n');

/** By the name of the file. */
export const hosting = {
  /** Netlify, Cloudflare Pages. */
  _headers: () => `/*\n${lines(([name, value]) => `  ${name}: ${value}`)}\n`,
  /** Apache. */
  '.htaccess': () =>
    `<IfModule mod_headers.c>\n${lines(([name, value]) => `  Header always set ${name} "${value}"`)}\n</IfModule>\n`,
};
