/** Bars as one path in a box of 300 × 100, the highest possible value being `top`. */
export function pathOf(points: readonly number[], top: number): string {
  const width = 300 / Math.max(points.length, 1);
  return points
    .map((value, index) => {
      const height = (96 * value) / top;
      return `M${(index * width).toFixed(2)} 100v${(-height).toFixed(2)}h${(width * 0.82).toFixed(2)}V100Z`;
    })
    .join('');
}
