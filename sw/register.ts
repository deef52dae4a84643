interface Listener {
  /** A new version lies ready, or another tab has changed to it. `apply` changes to it and reloads; nothing happens before that. */
  onUpdateReady(apply: () => void): void;
  /** From now on everything works without a network. Told once, on the first visit. */
  onReady(): void;
}

/** The worker lies beside the page, so the app works from any path. */
export function registerServiceWorker({ onUpdateReady, onReady }: Listener): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;

  const offer = (waiting: ServiceWorker): void => {
    onUpdateReady(() => {
      // Another tab may have changed to it meanwhile.
      if (waiting.state !== 'installed') return location.reload();
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
    const heal = (): void => registration.active?.postMessage('heal');
    heal();
    addEventListener('online', heal);
  };
  // Another tab changed to the new version: what this page has not loaded yet is gone, but nothing is lost by a reload.
  // On the first visit, the first change is the worker taking over.
  let isOurs = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isOurs) onUpdateReady(() => location.reload());
    else onReady();
    isOurs = true;
  });
  // A private window may refuse; the app then works as long as it is open.
  serviceWorker.register(new URL('service-worker.js', document.baseURI)).then(watch, () => undefined);
}
