interface Listener {
  /** A new version lies ready. `apply` changes to it and reloads; nothing happens before that. */
  onUpdateReady(apply: () => void): void;
}

/** The worker lies beside the page, so the app works from any path. */
export function registerServiceWorker({ onUpdateReady }: Listener): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;

  const offer = (waiting: ServiceWorker): void => {
    onUpdateReady(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('skip-waiting');
    });
  };
  const watch = (registration: ServiceWorkerRegistration): void => {
    // Without a controller it is the first visit: what is installed then is no update.
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
      });
    });
  };
  // Another tab changed to the new version: what this page has not loaded yet is gone, but nothing is lost by a reload.
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => onUpdateReady(() => location.reload()));
  // A private window may refuse; the app then works as long as it is open.
  serviceWorker.register(new URL('service-worker.js', document.baseURI)).then(watch, () => undefined);
}
