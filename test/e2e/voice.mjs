/** A voice that says nothing aloud, and a recognition that hears what `hear` is told while it listens. */
export function standIns() {
  window.said = [];
  window.SpeechSynthesisUtterance = function (text) {
    this.text = text;
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Nobody', lang: 'de-DE', localService: true, default: true }],
    cancel: () => undefined,
    speak(utterance) {
      window.said.push(utterance.text);
      setTimeout(() => utterance.onend?.());
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  window.SpeechRecognition = class extends EventTarget {
    static available = () => Promise.resolve('available');
    start() {
      window.hear = (transcript) =>
        this.dispatchEvent(
          Object.assign(new Event('result'), { resultIndex: 0, results: [[{ transcript, confidence: 1 }]] }),
        );
    }
    abort() {
      delete window.hear;
      this.dispatchEvent(new Event('end'));
    }
  };
}
