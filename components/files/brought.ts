import { addressOf, type Route } from '../shell/route.ts';

/** Files of ours that were opened with the app wait here for the screen that takes such files. */
let waiting: readonly { readonly address: string; readonly file: Blob }[] = [];

export function bring(route: Route, file: Blob): void {
  waiting = [...waiting, { address: addressOf(route), file }];
}

/** What waits for this screen, once. */
export function brought(route: Route): readonly Blob[] {
  const isFor = ({ address }: { readonly address: string }) => address === addressOf(route);
  const files = waiting.filter(isFor).map(({ file }) => file);
  waiting = waiting.filter((one) => !isFor(one));
  return files;
}
