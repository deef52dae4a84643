interface Policies {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Workers come from the app's own address only; markup is made by templates and by nothing else. */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  // There can be one only, however many scripts of a page ask for it.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, document.baseURI).origin === location.origin) return address;
      throw new TypeError(`not a script of this app: ${address}`);
    },
  });
}
