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
    this.#hear(transcripts, 0.8);
  }

  hearHardly(transcript: string): void {
    this.#hear([transcript], 0.05);
  }

  #hear(transcripts: readonly string[], confidence: number): void {
    const result = transcripts.map((transcript) => ({ transcript, confidence }));
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
  }
}

/** In the tests around, the browser recognises on the device. */
export function recognisesInTests(): void {
  const browser = globalThis as { SpeechRecognition?: unknown };
  const real = browser.SpeechRecognition;
  before(() => {
    browser.SpeechRecognition = class extends StandIn {
      static available = () => Promise.resolve('available');
    };
  });
  after(() => {
    browser.SpeechRecognition = real;
  });
}
