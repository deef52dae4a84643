/** What a host should send with every file, ready for those that read it from a file beside the app. */

/** The built page's own policy, and what only a header can say. */
function policy(page) {
  const [, own] = /Content-Security-Policy"\s+content="([^"]*)"/.exec(page);
  return `${own}; frame-ancestors 'none'`;
}

const denied = ['geolocation', 'payment', 'usb', 'browsing-topics'];
/** The microphone listens and the camera looks where the player switches them on; knocks are felt by motion. */
const allowed = ['camera', 'microphone', 'accelerometer', 'gyroscope', 'screen-wake-lock'];

const headers = (page) => ({
  'Content-Security-Policy': policy(page),
  'Permissions-Policy': [
    ...denied.map((name) => `${name}=()`),
    ...allowed.map((name) => `${name}=(self)`),
  ].join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const lines = (page, line) => Object.entries(headers(page)).map(line).join('\n');

/** By the name of the file, for a built page. */
export const hosting = {
  /** Netlify, Cloudflare Pages. */
  _headers: (page) => `/*\n${lines(page, ([name, value]) => `  ${name}: ${value}`)}\n`,
  /** Apache. */
  '.htaccess': (page) =>
    `<IfModule mod_headers.c>\n${lines(page, ([name, value]) => `  Header always set ${name} "${value}"`)}\n</IfModule>\n`,
};
