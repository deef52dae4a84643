/** Hands the microphone's sound to the worker past the page. Plain JavaScript: it is served as it stands. */
class Microphone extends AudioWorkletProcessor {
  /** About 20 ms. */
  #samples = new Float32Array(1024);
  #filled = 0;
  #worker;

  constructor() {
    super();
    this.port.onmessage = ({ data }) => (this.#worker = data);
  }

  process([[samples]]) {
    if (!samples || !this.#worker) return true;
    this.#samples.set(samples, this.#filled);
    this.#filled += samples.length;
    if (this.#filled === this.#samples.length) {
      this.#worker.postMessage(this.#samples);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
