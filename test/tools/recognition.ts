/** Chromium here recognises nothing on the device; this stands in for one that does. */
export class StandIn extends EventTarget {
  static readonly made: StandIn[] = [];
  lang = '';
  continuous = false;
  maxAlternatives = 1;
  processLocally = false;
  running = false;
  starts = 0;

  constructor() {
    super();
    StandIn.made.push(this);
  }

  start(): void {
    if (this.running) throw new DOMException('running', 'InvalidStateError');
    this.running = true;
    this.starts += 1;
  }

  abort(): void {
    this.end();
  }

  end(): void {
    this.running = false;
    this.dispatchEvent(new Event('end'));
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }

  hear(...transcripts: string[]): void {
    const result = transcripts.map((transcript) => ({ transcript, confidence: 0.8 }));
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
  }
}
