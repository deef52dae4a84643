/** Counts seconds down, and tells each that is left, at last 0. The returned function stops it. */
export function countDown(seconds: number, onLeft: (left: number) => void): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0) clearInterval(timer);
    onLeft(left);
  }, 1000);
  onLeft(left);
  return () => clearInterval(timer);
}
