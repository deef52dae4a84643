/** The browser's offer to put the app on the home screen; not every browser makes one. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // our own button asks, at a moment of the player's choice
  offer = event as InstallOffer;
  listeners.forEach((listener) => listener());
});

/** By a tap, or by hand where the browser has its own way and makes no offer (iOS); undefined: not here, or done. */
export function howToInstall(): 'offered' | 'by-hand' | undefined {
  if (offer) return 'offered';
  return 'standalone' in navigator && navigator.standalone === false ? 'by-hand' : undefined;
}

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = undefined;
  listeners.forEach((listener) => listener());
}

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
